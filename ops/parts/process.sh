# Starts, watches and ends one background process per part. A pid counts as ours only while its command line contains
# the mark it was started with, because after a reboot the number may belong to another process.
# shellcheck shell=bash

process_pid() { sed -n 1p "$STACK/pids/$1" 2>/dev/null; }

process_alive() {
  local pid mark
  pid=$(process_pid "$1") || return 1
  mark=$(sed -n 2p "$STACK/pids/$1" 2>/dev/null) || return 1
  [[ -n $pid && -n $mark && -r /proc/$pid/cmdline ]] || return 1
  tr '\0' ' ' <"/proc/$pid/cmdline" | grep -qF -- "$mark"
}

port_taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# The process that listens on a port of this machine. Sockets of other users' processes are visible to root only.
port_pid() {
  local inode link
  inode=$(awk -v port="$(printf ':%04X' "$1")" '$4 == "0A" && $2 ~ port "$" { print $10; exit }' /proc/net/tcp /proc/net/tcp6 2>/dev/null) || true
  [[ -n $inode ]] || return 1
  link=$(find /proc/[0-9]*/fd -lname "socket:\[$inode\]" -print -quit 2>/dev/null) || true
  [[ $link =~ ^/proc/([0-9]+)/ ]] && echo "${BASH_REMATCH[1]}"
}

process_command() { tr '\0' ' ' 2>/dev/null <"/proc/$1/cmdline" | sed 's/ *$//'; }

# Whoever has a port, in words.
port_owner() {
  local pid command
  if pid=$(port_pid "$1") && command=$(process_command "$pid"); then
    echo "process $pid ($(cut -c1-80 <<<"$command"))"
  else
    echo 'another process'
  fi
}

# port_foreign PORT MARK: whether the port belongs to somebody else than an earlier process of ours with this mark
port_foreign() {
  local pid
  port_taken "$1" || return 1
  pid=$(port_pid "$1") || return 0
  ! process_command "$pid" | grep -qF -- "$2"
}

port_message() { echo "$1: port $2 is in use by $(port_owner "$2"). End it, or use other ports: STACK_PORT_OFFSET=100 ops/stack up"; }

# Ends what is left of a part whose pid file is gone, and waits until its port is free.
port_clear() {
  local part=$1 mark=$2 port=$3 end=$((SECONDS + 15)) pid
  while port_taken "$port"; do
    ! port_foreign "$port" "$mark" || die "$(port_message "$part" "$port")"
    ((SECONDS < end)) || die "$part: its earlier process does not give port $port free"
    if pid=$(port_pid "$port"); then kill -s KILL "$pid" 2>/dev/null || true; fi
    sleep 0.2
  done
}

# process_start PART MARK PORT COMMAND…: in place of an earlier process of the part that does not answer
process_start() {
  local part=$1 mark=$2 port=$3
  shift 3
  if process_alive "$part"; then process_stop "$part" KILL 10; fi
  port_clear "$part" "$mark" "$port"
  setsid "$@" >>"$STACK/logs/$part.log" 2>&1 </dev/null 9>&- &
  printf '%s\n%s\n' "$!" "$mark" >"$STACK/pids/$part"
}

# process_wait PART SECONDS: waits until PART_answers succeeds or its process ends
process_wait() {
  local part=$1 end=$((SECONDS + $2)) started=$SECONDS
  sleep 0.2
  until "${part}_answers"; do
    process_alive "$part" || die "$part ended immediately; see $STACK/logs/$part.log"
    ((SECONDS < end)) || die "$part did not respond within $2 s; see $STACK/logs/$part.log"
    sleep 0.3
  done
  say "$part is up on $("${part}_address") after $((SECONDS - started)) s"
}

# process_comes_up PART SECONDS: whether a process that runs already begins to answer
process_comes_up() {
  local part=$1 end=$((SECONDS + $2))
  while process_alive "$part" && ((SECONDS < end)); do
    if "${part}_answers"; then return; fi
    sleep 0.3
  done
  return 1
}

# process_stop PART SIGNAL SECONDS: sends SIGNAL, then SIGKILL to the whole process group
process_stop() {
  local part=$1 signal=$2 end=$((SECONDS + $3)) pid
  if process_alive "$part"; then
    pid=$(process_pid "$part")
    kill -s "$signal" "$pid"
    while process_alive "$part"; do
      if ((SECONDS >= end)); then kill -s KILL -- "-$pid" 2>/dev/null || true; fi
      sleep 0.1
    done
  fi
  rm -f "$STACK/pids/$part"
}
