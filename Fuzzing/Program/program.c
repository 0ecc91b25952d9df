// The program's main function is libFuzzer's own, which calls FuzzTarget's. A program of C, as the package manager would look for
// a main function under a name of its own in one of Swift.
int LLVMFuzzerTestOneInput(const unsigned char *bytes, long count);
int (*const target)(const unsigned char *, long) = LLVMFuzzerTestOneInput;
