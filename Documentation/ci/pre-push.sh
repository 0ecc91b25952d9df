#!/bin/sh
# .git/hooks/pre-push: checks what differs from the main branch.
espalier check --quiet --changed-since origin/main
