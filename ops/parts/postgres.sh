# PostgreSQL: a separate cluster on loopback TCP only, run as the system user postgres because it refuses root.
# shellcheck shell=bash

postgres_address() { echo "127.0.0.1:$POSTGRES_PORT"; }
postgres_folder() { echo "$(data_folder)/postgres"; }
postgres_bin() { find /usr/lib/postgresql -path '*/bin/postgres' 2>/dev/null | sort -V | tail -1 | xargs -r dirname; }
postgres_mark() { echo "-D $(postgres_folder)"; }
postgres_answers() { "$(postgres_bin)/pg_isready" -q -h 127.0.0.1 -p "$POSTGRES_PORT" -d postgres; }

AS_POSTGRES=(setpriv --reuid=postgres --regid=postgres --init-groups)
as_postgres() {
  if ((EUID == 0)); then "${AS_POSTGRES[@]}" "$@"; else "$@"; fi
}

postgres_sql() {
  PGPASSWORD=$(secret postgres) "$(postgres_bin)/psql" -X -q -v ON_ERROR_STOP=1 \
    -h 127.0.0.1 -p "$POSTGRES_PORT" -U postgres "$@"
}

postgres_create_cluster() {
  local folder made
  folder=$(postgres_folder)
  [[ -s $folder/PG_VERSION ]] && return
  made=$folder.new
  rm -rf "$made" "$folder"
  mkdir -m 700 "$made"
  install -m 600 "$STACK/secrets/postgres" "$made.password"
  ((EUID != 0)) || chown postgres:postgres "$made" "$made.password"
  (cd / && as_postgres "$(postgres_bin)/initdb" -D "$made" -U postgres --auth=scram-sha-256 --pwfile="$made.password" \
    --encoding=UTF8 --locale=C.UTF-8 --data-checksums) >>"$STACK/logs/postgres.log" 2>&1
  rm -f "$made.password"
  cat >>"$made/postgresql.conf" <<'END'
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = on
max_connections = 300
shared_buffers = 256MB
max_locks_per_transaction = 128
timezone = 'UTC'
log_timezone = 'UTC'
# Rows and parameters are personal data, so errors are logged without detail and statement.
log_error_verbosity = terse
log_min_error_statement = panic
END
  mv "$made" "$folder"
}

# PostgreSQL refuses to start if a leftover lock file names a pid that now belongs to another process.
postgres_drop_stale_lock() {
  local folder pid
  folder=$(postgres_folder)
  pid=$(sed -n 1p "$folder/postmaster.pid" 2>/dev/null) || return 0
  if ! tr '\0' ' ' 2>/dev/null <"/proc/$pid/cmdline" | grep -qF -- "-D $folder"; then rm -f "$folder/postmaster.pid"; fi
}

postgres_create_roles() {
  local role
  {
    for role in visawright_owner visawright_api visawright_worker visawright_resolver keycloak; do
      echo "select format('create role %I', '$role') where to_regrole('$role') is null \gexec"
      echo "alter role $role login nosuperuser nobypassrls nocreatedb nocreaterole noreplication password '$(secret "$role")';"
    done
    echo 'alter role visawright_owner createdb;'
    for role in visawright_owner keycloak; do
      echo "select format('create database %I owner %I', '${role%_owner}', '$role')
        where not exists (select from pg_database where datname = '${role%_owner}') \gexec"
      echo "revoke all on database ${role%_owner} from public;"
    done
    echo 'grant connect on database visawright to visawright_api, visawright_worker, visawright_resolver;'
  } | postgres_sql -d postgres >>"$STACK/logs/postgres.log"
}

postgres_start() {
  postgres_drop_stale_lock
  local folder drop=()
  folder=$(postgres_folder)
  ((EUID != 0)) || drop=("${AS_POSTGRES[@]}")
  (cd / && process_start postgres "$(postgres_mark)" "$POSTGRES_PORT" \
    "${drop[@]}" "${CLOCK[@]}" "$(postgres_bin)/postgres" -D "$folder" -p "$POSTGRES_PORT")
  process_wait postgres 60
}

postgres_up() {
  if process_alive postgres && postgres_answers; then return; fi
  if process_comes_up postgres 30; then return; fi
  postgres_create_cluster
  postgres_start
  postgres_create_roles
}

postgres_stop() { process_stop postgres INT 30; }
postgres_crash() { process_stop postgres QUIT 10; }
