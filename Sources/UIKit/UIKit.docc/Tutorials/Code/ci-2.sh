espalier check --device iphone-se --device ipad Examples/Contradiction/Contradiction.xib
