# Keycloak on our PostgreSQL. Unpacked once per clone, because it links to the theme folder of the clone. What its build writes and the empty
# schema of its database are the same in every clone of this version, so they are made once per machine.
# shellcheck shell=bash

KEYCLOAK_VERSION=26.7.3
KEYCLOAK_ZIP=$CACHE/keycloak-zip/keycloak-quarkus-dist-$KEYCLOAK_VERSION.zip
KEYCLOAK_SHA256=27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f
KEYCLOAK_HOME=$PROGRAMS/keycloak-$KEYCLOAK_VERSION
KEYCLOAK_BUILD=(--db=postgres --health-enabled=true --metrics-enabled=true)
KEYCLOAK_PREPARED=$CACHE/keycloak-prepared/$(sha256sum <<<"$KEYCLOAK_SHA256 ${KEYCLOAK_BUILD[*]}" | cut -c1-16)

keycloak_address() { echo "http://127.0.0.1:$KEYCLOAK_PORT"; }
# In the command line of the shell that starts it and of the Java process below that.
keycloak_mark() { echo "$KEYCLOAK_HOME/bin/"; }
keycloak_answers() { curl -fs -m 5 -o /dev/null "http://127.0.0.1:$KEYCLOAK_MANAGEMENT_PORT/health/ready"; }
keycloak_cached() { [[ -f $KEYCLOAK_ZIP ]] && echo "$KEYCLOAK_SHA256  $KEYCLOAK_ZIP" | sha256sum --status -c -; }

keycloak_fetch() {
  local made
  (
    flock 8
    keycloak_cached && exit
    say "downloading Keycloak $KEYCLOAK_VERSION (177 MB, once)"
    mkdir -p "$CACHE/keycloak-zip"
    made=$(mktemp -d "$CACHE/keycloak-zip/fetch.XXXXXX")
    (cd "$made" && mvn -q -B dependency:copy "-Dartifact=org.keycloak:keycloak-quarkus-dist:$KEYCLOAK_VERSION:zip" \
      "-DoutputDirectory=$made") >>"$STACK/logs/keycloak.log" 2>&1 || die "Keycloak could not be downloaded; see $STACK/logs/keycloak.log"
    mv "$made/$(basename "$KEYCLOAK_ZIP")" "$KEYCLOAK_ZIP"
    rm -rf "$made"
    keycloak_cached || die 'the downloaded Keycloak does not have the expected SHA-256'
  ) 8>"$CACHE/keycloak.lock"
}

# Every file that was there after the build, so that one that is gone is noticed.
keycloak_whole() {
  [[ -x $KEYCLOAK_HOME/bin/kc.sh ]] || return 1
  [[ ! -s $KEYCLOAK_HOME/files ]] || (cd "$KEYCLOAK_HOME" && [[ -z $(find bin lib -type f | sort | comm -13 - files) ]])
}

keycloak_unpack() {
  keycloak_whole && return
  keycloak_cached || keycloak_fetch
  rm -rf "$PROGRAMS/unpack" "$KEYCLOAK_HOME"
  unzip -q "$KEYCLOAK_ZIP" -d "$PROGRAMS/unpack"
  mv "$PROGRAMS/unpack/keycloak-$KEYCLOAK_VERSION" "$KEYCLOAK_HOME"
  rm -rf "$PROGRAMS/unpack"
}

# prepared_whole NAME: whether a stored file has the checksum it was stored with
prepared_whole() { (cd "$KEYCLOAK_PREPARED" 2>/dev/null && sha256sum --status -c "$1.sha256" 2>/dev/null); }

# prepared_store NAME COMMAND…: stores what the command prints. A clone that cannot store it makes it itself the next time.
prepared_store() {
  local name=$1 made
  shift
  mkdir -p "$KEYCLOAK_PREPARED"
  made=$(mktemp -d "$KEYCLOAK_PREPARED/store.XXXXXX")
  if "$@" >"$made/$name" 2>>"$STACK/logs/keycloak.log" && (cd "$made" && sha256sum "$name" >"$name.sha256"); then
    mv "$made/$name" "$made/$name.sha256" "$KEYCLOAK_PREPARED/"
  fi
  rm -rf "$made"
}

keycloak_sql() {
  local program=$1
  shift
  PGPASSWORD=$(secret keycloak) "$(postgres_bin)/$program" -h 127.0.0.1 -p "$POSTGRES_PORT" -U keycloak -d keycloak "$@"
}

# Tables without rows, and which steps have made them. The realm of the administrators, its keys and its password are made at the first start.
keycloak_schema() {
  keycloak_sql pg_dump --schema-only --no-owner --no-privileges || return
  keycloak_sql pg_dump --data-only -t databasechangelog -t databasechangeloglock -t migration_model
}

keycloak_is_new() { [[ $(keycloak_sql psql -XAtc "select to_regclass('databasechangelog') is null") == t ]]; }

keycloak_restore_schema() {
  prepared_whole schema.sql || return 0
  keycloak_sql psql -Xq1 -v ON_ERROR_STOP=1 -f "$KEYCLOAK_PREPARED/schema.sql" >>"$STACK/logs/keycloak.log" 2>&1 ||
    say "Keycloak makes its tables itself; see $STACK/logs/keycloak.log"
}

keycloak_prepare() {
  local stamp="$KEYCLOAK_VERSION ${KEYCLOAK_BUILD[*]}"
  if process_alive keycloak; then return; fi
  keycloak_unpack
  ln -sfn "$ROOT/apps/server/theme" "$KEYCLOAK_HOME/themes/visawright"
  [[ $(cat "$KEYCLOAK_HOME/built" 2>/dev/null) == "$stamp" ]] && return
  rm -f "$KEYCLOAK_HOME/built"
  if prepared_whole build.tar; then
    tar -xf "$KEYCLOAK_PREPARED/build.tar" -C "$KEYCLOAK_HOME" || die 'the stored build of Keycloak could not be unpacked'
  else
    say 'building Keycloak (half a minute of CPU, once)'
    "$KEYCLOAK_HOME/bin/kc.sh" build "${KEYCLOAK_BUILD[@]}" >>"$STACK/logs/keycloak.log" 2>&1 </dev/null 9>&- ||
      die "building Keycloak failed; see $STACK/logs/keycloak.log"
    prepared_store build.tar tar -cf - -C "$KEYCLOAK_HOME" lib/quarkus
  fi
  (cd "$KEYCLOAK_HOME" && find bin lib -type f | sort >files)
  echo "$stamp" >"$KEYCLOAK_HOME/built"
}

keycloak_up() {
  if process_alive keycloak && keycloak_answers; then return; fi
  if ! process_comes_up keycloak 60; then
    process_stop keycloak KILL 10
    keycloak_prepare
    port_clear keycloak "$(keycloak_mark)" "$KEYCLOAK_MANAGEMENT_PORT"
    local is_new=
    if keycloak_is_new; then is_new=yes; fi
    [[ -z $is_new ]] || keycloak_restore_schema
    say 'starting Keycloak (up to two minutes of CPU where it makes its tables)'
    KC_DB_URL=jdbc:postgresql://127.0.0.1:$POSTGRES_PORT/keycloak KC_DB_USERNAME=keycloak KC_DB_PASSWORD=$(secret keycloak) \
      KC_BOOTSTRAP_ADMIN_USERNAME=stack-admin KC_BOOTSTRAP_ADMIN_PASSWORD=$(secret keycloak_admin) \
      JAVA_OPTS_KC_HEAP='-Xms128m -Xmx768m' \
      process_start keycloak "$(keycloak_mark)" "$KEYCLOAK_PORT" \
      "${CLOCK[@]}" "$KEYCLOAK_HOME/bin/kc.sh" start --optimized \
      --http-enabled=true --http-host=127.0.0.1 --http-port="$KEYCLOAK_PORT" --http-management-port="$KEYCLOAK_MANAGEMENT_PORT" \
      --cache=local --hostname="$(keycloak_address)" --db-pool-max-size=40 \
      --spi-theme-static-max-age=-1 --spi-theme-cache-themes=false --spi-theme-cache-templates=false
  fi
  process_wait keycloak 900
  if [[ -n ${is_new:-} ]] && ! prepared_whole schema.sql; then prepared_store schema.sql keycloak_schema; fi
}

keycloak_stop() { process_stop keycloak TERM 30; }
keycloak_crash() { process_stop keycloak TERM 30; }
