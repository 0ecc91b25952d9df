#!/usr/bin/env bash
# Builds out/espalier-VERSION-linux-ARCH.tar.gz: the command with the libraries that it draws with, its completions and its
# manual. It runs wherever it is unpacked, on a system that has a C library as new as this one's, and nothing else.
#
#   scripts/dist.sh [BUILT]
#
# BUILT is a command that was built with --static-swift-stdlib and looks for libraries beside itself; without it, it is built.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "dist: $*" >&2
    exit 1
}

built=${1:-}
if [ -z "$built" ]; then
    # Not RUNPATH: libraries look for each other in the same folder.
    # shellcheck disable=SC2016 # The loader expands it.
    ${SWIFT:-swift} build -c release --product espalier --static-swift-stdlib \
        -Xlinker --disable-new-dtags -Xlinker '-rpath=$ORIGIN/../lib/espalier'
    built=.build/release/espalier
fi
[ -x "$built" ] || fail "there is no $built"
command -v strip >/dev/null || fail "strip is missing: install binutils"

name=espalier-$("$built" --version)-linux-$(uname -m)
top=out/$name
rm -rf "$top" "$top.tar.gz"
mkdir -p "$top/lib/espalier" "$top/etc" "$top/share/doc/espalier"
scripts/install.sh "$built" "$PWD/$top" >/dev/null
strip "$top/bin/espalier"

# Every library but those of the C library's and the compiler's own, with what its authors want to be said.
declare -A packages
packages[shared-mime-info]=yes
while read -r library path; do
    case $library in
    libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | libresolv.so.* | ld-linux* | libgcc_s.so.* | libstdc++.so.*) continue ;;
    esac
    install -m 644 "$(readlink -f "$path")" "$top/lib/espalier/$library"
    # Packages name files below /lib which are found below /usr/lib.
    package=$(dpkg -S "*/$(basename "$(readlink -f "$path")")" 2>/dev/null | sed -n '1s/:.*//p' || true)
    [ -z "$package" ] || packages[$package]=yes
done < <(ldd "$built" | sed -n 's/^\t\([^ ]*\) => \(\/[^ ]*\).*/\1 \2/p')
for package in "${!packages[@]}"; do
    [ ! -f "/usr/share/doc/$package/copyright" ] ||
        install -D -m 644 "/usr/share/doc/$package/copyright" "$top/share/doc/espalier/licences/$package"
done
install -m 644 LICENSE README.md CHANGELOG.md "$top/share/doc/espalier"
install -m 644 Sources/CEspalierSans/OFL.txt "$top/share/doc/espalier/licences/EspalierSans"

# By this list GdkPixbuf tells kinds of pictures.
[ ! -f /usr/share/mime/mime.cache ] || install -D -m 644 /usr/share/mime/mime.cache "$top/share/mime/mime.cache"

# A system without fontconfig has no list of folders for fonts.
cat >"$top/etc/fonts.conf" <<'CONF'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
CONF
mkdir -p "$top/libexec"
mv "$top/bin/espalier" "$top/libexec/espalier"
cat >"$top/bin/espalier" <<'RUN'
#!/bin/sh
# Starts the command that lies beside it, wherever the archive was unpacked.
self=$0
while [ -L "$self" ]; do
    link=$(readlink "$self")
    case $link in
    /*) self=$link ;;
    *) self=$(dirname "$self")/$link ;;
    esac
done
top=$(cd "$(dirname "$self")/.." && pwd)
# There the loader finds out where the command lies, and with it the libraries.
[ -e /proc/self/exe ] || {
    echo "espalier: error: nothing is mounted at /proc; as root, say mount -t proc proc /proc" >&2
    exit 2
}
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$top/etc/fonts.conf}"
[ -e /usr/share/mime/mime.cache ] ||
    export XDG_DATA_DIRS="${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:$top/share"
exec "$top/libexec/espalier" "$@"
RUN
chmod 755 "$top/bin/espalier"
tar -C out -czf "$top.tar.gz" "$name"
echo "wrote $top.tar.gz ($(du -h "$top.tar.gz" | cut -f1))"
