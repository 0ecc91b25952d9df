#!/usr/bin/env bash
# Installs the built command, its completions for bash, zsh and fish, and its manual pages.
#
#   scripts/install.sh .build/release/espalier /usr/local
set -euo pipefail

espalier=$1
prefix=${DESTDIR:-}$2

install -D -m 755 "$espalier" "$prefix/bin/espalier"
while read -r shell path; do
    mkdir -p "$(dirname "$prefix/share/$path")"
    "$espalier" --generate-completion-script "$shell" >"$prefix/share/$path"
done <<'SHELLS'
bash bash-completion/completions/espalier
zsh zsh/site-functions/_espalier
fish fish/vendor_completions.d/espalier.fish
SHELLS
install -d "$prefix/share/man/man1"
install -m 644 "$(dirname "$0")"/../Documentation/man/*.1 "$prefix/share/man/man1"
echo "installed in $prefix"
