espalier check Examples/Contradiction/Contradiction.xib
