espalier render --overlay constraints --output out Examples/Contradiction/Contradiction.xib
