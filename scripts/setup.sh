#!/usr/bin/env bash
# Installs what Espalier needs and the machine lacks. Does nothing, quickly, when nothing is missing.
#
#   scripts/setup.sh          install what is missing (apt; sudo when not root)
#   scripts/setup.sh --check  only say what is missing; exit code 1 when something is
set -euo pipefail

fail() {
    echo "setup: $*" >&2
    exit 1
}

command -v swift >/dev/null 2>&1 || fail "there is no swift on the PATH. Install Swift 6.2 or later: https://www.swift.org/install"

# `swift --version` takes a second; the compiler's own answer on its first line is all that is asked for.
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
case "$version" in
    "") ;; # a toolchain that words it differently: let the build speak
    [0-5].* | 6.[01]) fail "Swift $version is too old: Espalier needs Swift 6.2 or later, https://www.swift.org/install" ;;
esac

missing=()
command -v pkg-config >/dev/null 2>&1 || missing+=(pkg-config)
# Expat reads XML, Pango and Cairo draw text and shapes, GdkPixbuf decodes pictures, librsvg draws vectors; the names on the left are what the build asks pkg-config for.
while read -r module package; do
    pkg-config --exists "$module" 2>/dev/null || missing+=("$package")
done <<'LIBRARIES'
expat libexpat1-dev
pangocairo libpango1.0-dev
cairo libcairo2-dev
cairo-svg libcairo2-dev
gdk-pixbuf-2.0 libgdk-pixbuf-2.0-dev
librsvg-2.0 librsvg2-dev
LIBRARIES
command -v fc-list >/dev/null 2>&1 || missing+=(fontconfig)
# Colour pictures for emoji; without them pictures show black outlines.
if command -v fc-list >/dev/null 2>&1; then
    fc-list | grep -qi emoji || missing+=(fonts-noto-color-emoji)
else
    missing+=(fonts-noto-color-emoji)
fi
# Converts PDF files of asset catalogs.
command -v pdftocairo >/dev/null 2>&1 || missing+=(poppler-utils)

[ ${#missing[@]} -eq 0 ] && exit 0
mapfile -t missing < <(printf '%s\n' "${missing[@]}" | sort -u)

if [ "${1:-}" = --check ]; then
    echo "missing: ${missing[*]}"
    exit 1
fi

command -v apt-get >/dev/null 2>&1 || fail "missing: ${missing[*]} (names as in Debian and Ubuntu). There is no apt-get here: install them with this system's package manager, then run the command again."

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "missing: ${missing[*]}. Installing needs root and there is no sudo; as root: apt-get install ${missing[*]}"
    as_root=(sudo)
fi

echo "setup: installing ${missing[*]}" >&2
install() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
}
# Package lists may be absent (containers) or stale: refresh them only when the first attempt fails.
install >/dev/null 2>&1 || { "${as_root[@]}" apt-get update && install; } >&2 ||
    fail "apt-get could not install ${missing[*]}"
