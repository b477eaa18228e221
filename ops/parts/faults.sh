# The fault proxy of `npm run prove -- faults`. Built once from the Go module proxy and cached.
# shellcheck shell=bash

FAULTS_VERSION=v2.12.0
FAULTS_MODULE=github.com/Shopify/toxiproxy/v2
FAULTS_PROGRAM=$CACHE/bin/toxiproxy

# Go writes the module version into the binary; the checksum detects an incomplete or changed file.
faults_cached() {
  [[ -x $FAULTS_PROGRAM ]] || return 1
  if [[ ! -s $FAULTS_PROGRAM.sha256 ]]; then
    grep -qaF "$(printf '\t%s\t%s\t' "$FAULTS_MODULE" "$FAULTS_VERSION")" "$FAULTS_PROGRAM" || return 1
    (cd "$(dirname "$FAULTS_PROGRAM")" && sha256sum toxiproxy >toxiproxy.sha256)
  fi
  (cd "$(dirname "$FAULTS_PROGRAM")" && sha256sum --status -c toxiproxy.sha256) &&
    grep -qaF "$(printf '\t%s\t%s\t' "$FAULTS_MODULE" "$FAULTS_VERSION")" "$FAULTS_PROGRAM"
}

faults_fetch() {
  local made go
  mkdir -p "$CACHE/bin"
  (
    flock 8
    faults_cached && exit
    say "building toxiproxy $FAULTS_VERSION (two minutes or more, once)"
    made=$(mktemp -d "$CACHE/bin/build.XXXXXX")
    go=$(go_command 2>>"$STACK/logs/faults.log") || die "no recent enough Go is available; see $STACK/logs/faults.log"
    (cd / && GOBIN=$made GOTOOLCHAIN=auto CGO_ENABLED=0 "$go" install "$FAULTS_MODULE/cmd/server@$FAULTS_VERSION") \
      >>"$STACK/logs/faults.log" 2>&1 || die "building toxiproxy failed; see $STACK/logs/faults.log"
    rm -f "$FAULTS_PROGRAM.sha256"
    mv "$made/server" "$FAULTS_PROGRAM"
    rmdir "$made"
    faults_cached || die 'the built toxiproxy is not the expected version'
  ) 8>"$CACHE/faults.lock"
}
