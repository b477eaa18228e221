#!/bin/sh
# Runs inside namespaces of its own (no network, own mounts, own processes): the root it changes to holds programs, fonts and the working
# folder, nothing else; then every limit and the last privilege are set. What an attacker finds there is what the distribution ships.
#   enter.sh FSTAB ROOT UID MEMORY_KB CPU_SECONDS FILE_BLOCKS TOOL ARGUMENTS…
set -eu
mount --all --fstab "$1"
root=$2 identity=
[ "$3" = 0 ] || identity="--reuid=$3 --regid=$3 --clear-groups"
ulimit -d "$4"
ulimit -t "$5"
ulimit -f "$6"
ulimit -c 0
ulimit -n 64
ulimit -p 64
shift 6
# shellcheck disable=SC2086
exec chroot "$root" /usr/bin/setpriv $identity --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
