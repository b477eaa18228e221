# S3: versitygw over a plain folder. Built once from the Go module proxy and cached.
# shellcheck shell=bash

S3_VERSION=v1.8.0
S3_MODULE=github.com/versity/versitygw
S3_PROGRAM=$CACHE/bin/versitygw

s3_address() { echo "http://127.0.0.1:$S3_PORT"; }
s3_mark() { echo "$(data_folder)/s3/buckets"; }
s3_answers() { [[ $(curl -s -m 3 -o /dev/null -w '%{http_code}' "http://127.0.0.1:$S3_PORT/") == 403 ]]; }

# Go writes the module version into the binary; the checksum detects an incomplete or changed file.
s3_cached() {
  local program=${1:-$S3_PROGRAM} name
  [[ -x $program ]] || return 1
  name=$(basename "$program")
  if [[ ! -s $program.sha256 ]]; then
    grep -qaF "$(printf '\t%s\t%s\t' "$S3_MODULE" "$S3_VERSION")" "$program" || return 1
    (cd "$(dirname "$program")" && sha256sum "$name" >"$name.sha256")
  fi
  (cd "$(dirname "$program")" && sha256sum --status -c "$name.sha256") &&
    grep -qaF "$(printf '\t%s\t%s\t' "$S3_MODULE" "$S3_VERSION")" "$program"
}

s3_fetch() {
  local made go
  mkdir -p "$CACHE/bin"
  (
    flock 8
    s3_cached && exit
    say "building versitygw $S3_VERSION (3 to 7 minutes, once)"
    made=$(mktemp -d "$CACHE/bin/build.XXXXXX")
    go=$(go_command 2>>"$STACK/logs/s3.log") || die "no recent enough Go is available; see $STACK/logs/s3.log"
    (cd / && GOBIN=$made GOTOOLCHAIN=auto CGO_ENABLED=0 "$go" install "$S3_MODULE/cmd/versitygw@$S3_VERSION") \
      >>"$STACK/logs/s3.log" 2>&1 || die "building versitygw failed; see $STACK/logs/s3.log"
    rm -f "$S3_PROGRAM.sha256"
    mv "$made/versitygw" "$S3_PROGRAM"
    rmdir "$made"
    s3_cached || die 'the built versitygw is not the expected version'
  ) 8>"$CACHE/s3.lock"
}

s3_up() {
  if process_alive s3 && s3_answers; then return; fi
  local program=$S3_PROGRAM
  if clock_is_moved; then
    program=$MOVED_S3_PROGRAM
    s3_cached "$program" || moved_s3_fetch
  else
    s3_cached || s3_fetch
  fi
  local folder
  folder=$(data_folder)/s3
  mkdir -p "$folder/buckets/visawright" "$folder/versions"
  ROOT_ACCESS_KEY=visawright ROOT_SECRET_KEY=$(secret s3) process_start s3 "$(s3_mark)" "$S3_PORT" \
    "$program" --port "127.0.0.1:$S3_PORT" posix --versioning-dir "$folder/versions" "$folder/buckets"
  process_wait s3 60
}

s3_stop() { process_stop s3 TERM 10; }
s3_crash() { process_stop s3 KILL 5; }
