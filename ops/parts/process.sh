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

# process_start PART MARK PORT COMMAND…
process_start() {
  local part=$1 mark=$2 port=$3
  shift 3
  if port_taken "$port"; then
    die "$part: port $port belongs to another process; end it or set STACK_PORT_OFFSET"
  fi
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
