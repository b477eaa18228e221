# What ops/backup and ops/restore have in common: where backups are, their keys, and the environment of ops/recovery.ts.
# shellcheck shell=bash

backup_settings() {
  export BACKUP_DIR=${BACKUP_DIR:-$STACK/backup/data} BACKUP_KEYS_DIR=${BACKUP_KEYS_DIR:-$STACK/backup/keys}
  export BACKUP_KEY_FILE=${BACKUP_KEY_FILE:-$STACK/secrets/backup-key} RECOVERY_KEY_FILE=${RECOVERY_KEY_FILE:-$STACK/secrets/recovery-key}
  export SECRETS_DIR=$STACK/secrets BACKUP_SPOOL_DIR=$STACK/backup/spool
  POSTGRES_BIN=$(postgres_bin)
  export POSTGRES_BIN
}

# Both keys are made once. Copy them to a safe place outside this machine: without them no backup can be read.
backup_keys_make() {
  local file
  for file in "$BACKUP_KEY_FILE" "$RECOVERY_KEY_FILE"; do
    [[ -s $file ]] || (umask 077 && head -c 32 /dev/urandom | base64 -w0 >"$file")
  done
}

# May read the cluster as a replica does, and nothing else.
backup_role_make() {
  {
    echo "select 'create role visawright_backup' where to_regrole('visawright_backup') is null \gexec"
    echo "alter role visawright_backup login replication nosuperuser nobypassrls nocreatedb nocreaterole
      password '$(secret visawright_backup)';"
  } | postgres_sql -d postgres >>"$STACK/logs/postgres.log"
}

recovery() { (cd "$ROOT" && PATH=$NODE_TOOLS/bin:$PATH exec node ops/recovery.ts "$@"); }
