#!/bin/sh
# Runs inside namespaces of its own (no network, own mounts, own processes): the root it changes to holds programs, fonts and the working
# folder, nothing else; then every limit, the last privilege and the list of allowed system calls are set. What an attacker finds there is
# what the distribution ships.
#   enter.sh FSTAB ROOT SECCOMP_CALL UID MEMORY_KB CPU_SECONDS FILE_BLOCKS TOOL ARGUMENTS…
set -eu
mount --all --fstab "$1"
root=$2 call=$3 identity=
[ "$4" = 0 ] || identity="--reuid=$4 --regid=$4 --clear-groups"
ulimit -d "$5"
ulimit -t "$6"
ulimit -f "$7"
ulimit -c 0
ulimit -n 64
ulimit -p 64
shift 7
# shellcheck disable=SC2086
exec chroot "$root" /usr/bin/setpriv $identity --no-new-privs --inh-caps=-all --bounding-set=-all /usr/bin/perl /.filter.pl "$call" "$@"
