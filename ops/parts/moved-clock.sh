# The clock of the parts, for ops/at-date. libfaketime moves it for every program that asks libc for the time. Go asks the kernel
# itself, so S3 is built a second time with two lines of Go's library changed: the time of day, and the time of a file's last change.
# shellcheck shell=bash

CLOCK_OFFSET=${STACK_CLOCK_OFFSET:-0} # seconds
MOVED_S3_PROGRAM=$CACHE/bin/moved-clock/versitygw
CLOCK=() # starts a command with the moved clock

clock_is_moved() { ((CLOCK_OFFSET != 0)); }

libfaketime() { find /usr/lib -path '*/faketime/libfaketimeMT.so.1' 2>/dev/null | head -1; }

# libfaketime gives a signal handler the real time while its thread waits in epoll_wait, so PostgreSQL would never see a timeout
# (statement, lock, deadlock) as due. These waits need no change, because they are relative; they go to the kernel directly.
plain_waits() { echo "$(data_folder)/plain-waits.so"; } # where the user postgres can read it

plain_waits_build() {
  local made
  command -v gcc >/dev/null && [[ -e /usr/include/stdio.h ]] || apt_install gcc libc6-dev
  made=$(mktemp "$(data_folder)/build.XXXXXX")
  gcc -shared -fPIC -O2 -x c -o "$made" - <<'C' || die 'plain-waits.so could not be built'
#define _GNU_SOURCE
#include <signal.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <unistd.h>

int epoll_pwait(int epoll, struct epoll_event *events, int most, int timeout, const sigset_t *mask) {
  return syscall(SYS_epoll_pwait, epoll, events, most, timeout, mask, 8);
}
int epoll_wait(int epoll, struct epoll_event *events, int most, int timeout) {
  return epoll_pwait(epoll, events, most, timeout, (const sigset_t *)0);
}
C
  chmod 755 "$made"
  mv "$made" "$(plain_waits)"
}

# Timers use the monotonic clock, which stays. Without FORCE_MONOTONIC_FIX=0, Chromium waits a minute for each of them.
moved_clock() {
  [[ -n $(libfaketime) ]] || apt_install libfaketime
  [[ -e $(plain_waits) ]] || plain_waits_build
  CLOCK=(env "LD_PRELOAD=$(plain_waits):$(libfaketime)" "FAKETIME=$(printf '%+ds' "$CLOCK_OFFSET")"
    FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME_FORCE_MONOTONIC_FIX=0)
}

# clock_offset DATE NOW: seconds from NOW to DATE, which is +40d, -1d or a calendar day (06:00 UTC, a working hour in India and Europe)
clock_offset() {
  local day
  if [[ $1 =~ ^[+-]([0-9]{1,5})d$ ]]; then
    echo $((${1:0:1}10#${BASH_REMATCH[1]} * 86400))
  elif [[ $1 =~ ^[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]]; then
    day=$(date -u -d "$1 06:00" +%s 2>/dev/null) || return 1
    echo $((day - $2))
  else
    return 1
  fi
}

# moved_file OVERLAY-FOLDER FILE SED-EXPRESSION: a changed copy of a file of Go's library; fails when nothing was changed
moved_file() {
  local copy=$1/${2//\//-}
  sed -E "$3" "$go_root/src/$2" >"$copy"
  ! cmp -s "$copy" "$go_root/src/$2" || die "Go's $2 is not as expected"
  printf '"%s": "%s"' "$go_root/src/$2" "$copy"
}

moved_s3_fetch() {
  local made go go_root
  mkdir -p "$(dirname "$MOVED_S3_PROGRAM")"
  (
    flock 8
    s3_cached "$MOVED_S3_PROGRAM" && exit
    say "building versitygw $S3_VERSION with a movable clock (3 to 7 minutes, once)"
    made=$(mktemp -d "$(dirname "$MOVED_S3_PROGRAM")/build.XXXXXX")
    go=$(go_command 2>>"$STACK/logs/s3.log") || die "no recent enough Go is available; see $STACK/logs/s3.log"
    # The module names the Go it needs, which may be newer than the one installed.
    go_root=$(cd / && GOTOOLCHAIN=auto "$go" env GOROOT)
    cat >"$made/moved.go" <<'GO'
package time

import "syscall"

// MovedSeconds is added to the time of day and to the times of files.
var MovedSeconds = movedSeconds()

func movedSeconds() (seconds int64) {
	text, _ := syscall.Getenv("STACK_CLOCK_OFFSET")
	sign := int64(1)
	for i, c := range []byte(text) {
		switch {
		case i == 0 && c == '-':
			sign = -1
		case c >= '0' && c <= '9':
			seconds = seconds*10 + int64(c-'0')
		}
	}
	return sign * seconds
}
GO
    local now='s/^\tsec, nsec, mono := runtimeNow\(\)$/&\n\tsec += MovedSeconds/'
    local modified='s/^\tfs\.modTime = time\.Unix\(.*\)$/&.Add(time.Duration(time.MovedSeconds) * time.Second)/'
    printf '{"Replace": {%s, %s, "%s": "%s"}}\n' \
      "$(moved_file "$made" time/time.go "$now")" "$(moved_file "$made" os/stat_linux.go "$modified")" \
      "$go_root/src/time/moved.go" "$made/moved.go" >"$made/overlay.json"
    (cd / && GOBIN=$made GOTOOLCHAIN=auto CGO_ENABLED=0 "$go" install -overlay "$made/overlay.json" \
      "$S3_MODULE/cmd/versitygw@$S3_VERSION") >>"$STACK/logs/s3.log" 2>&1 || die "building versitygw failed; see $STACK/logs/s3.log"
    rm -f "$MOVED_S3_PROGRAM.sha256"
    mv "$made/versitygw" "$MOVED_S3_PROGRAM"
    rm -rf "$made"
    s3_cached "$MOVED_S3_PROGRAM" || die 'the built versitygw is not the expected version'
  ) 8>"$CACHE/s3.lock"
}
