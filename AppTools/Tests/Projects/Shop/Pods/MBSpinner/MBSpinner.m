#import "MBSpinner.h"
