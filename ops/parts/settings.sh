# Folders and ports.
# shellcheck shell=bash disable=SC2034

# A restored copy lives in another folder (ops/restore); programs belong to the clone.
STACK=${VISAWRIGHT_STACK:-$ROOT/.stack}
CACHE=${VISAWRIGHT_CACHE:-$HOME/.cache/visawright}
PROGRAMS=$ROOT/.stack/programs
DATA=$STACK/data

# The port offset is saved, so that later commands need not repeat it.
SAVED_OFFSET=$(cat "$STACK/port-offset" 2>/dev/null || true)
OFFSET=${STACK_PORT_OFFSET:-${SAVED_OFFSET:-0}}
POSTGRES_PORT=$((54329 + OFFSET))
KEYCLOAK_PORT=$((8081 + OFFSET))
KEYCLOAK_MANAGEMENT_PORT=$((9000 + OFFSET))
S3_PORT=$((7070 + OFFSET))
CLAMD_PORT=$((3310 + OFFSET))
SMTP_PORT=$((1025 + OFFSET))
MAIL_WEB_PORT=$((1080 + OFFSET))
API_PORT=$((8080 + OFFSET))
METRICS_PORT=$((9464 + OFFSET))
WORKER_METRICS_PORT=$((9474 + OFFSET))

say() { printf 'stack: %s\n' "$*"; }
die() { printf 'stack: %s\n' "$*" >&2; exit 1; }

# PostgreSQL and ClamAV run as their own users, who may have no access to the folder of the clone.
prepare_folders() {
  mkdir -p "$STACK/logs" "$STACK/pids" "$PROGRAMS" "$CACHE"
  echo "$OFFSET" >"$STACK/port-offset"
  [[ -e $DATA ]] && return
  rm -f "$DATA"
  if ((EUID != 0)) || setpriv --reuid=65534 --regid=65534 --clear-groups test -x "$STACK"; then
    mkdir -m 755 "$DATA"
  else
    local elsewhere
    elsewhere=${VISAWRIGHT_DATA:-/var/lib/visawright}/$(printf %s "${STACK%/.stack}" | sha256sum | cut -c1-16)
    install -d -m 755 "$(dirname "$elsewhere")" "$elsewhere"
    ln -s "$elsewhere" "$DATA"
  fi
}

data_folder() { readlink -f "$DATA"; }

remove_data() {
  [[ -e $DATA ]] && rm -rf "$(data_folder)"
  rm -rf "$DATA" "$STACK/secrets" "$STACK/env" "$STACK/logs" "$STACK/pids"
}

move_to_new_ports() {
  [[ -z $SAVED_OFFSET || $SAVED_OFFSET == "$OFFSET" ]] && return
  say "changing the port offset from $SAVED_OFFSET to $OFFSET"
  down
}
