#!/bin/sh
# .git/hooks/pre-push: checks what differs from the main branch.
espalier check --quiet --cache .espalier-cache --changed-since origin/main
