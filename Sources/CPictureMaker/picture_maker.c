#include "CPictureMaker.h"
