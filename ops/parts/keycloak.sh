# Keycloak on our PostgreSQL. Unpacked and built once per clone, because it links to the theme folder of the clone.
# shellcheck shell=bash

KEYCLOAK_VERSION=26.7.3
KEYCLOAK_ZIP=$CACHE/keycloak-zip/keycloak-quarkus-dist-$KEYCLOAK_VERSION.zip
KEYCLOAK_SHA256=27a6535553c3cdcd083872ba40629efafb3475e3b758e0c6f691395561dd0f1f
KEYCLOAK_HOME=$PROGRAMS/keycloak-$KEYCLOAK_VERSION
KEYCLOAK_BUILD=(--db=postgres --health-enabled=true --metrics-enabled=true)

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

keycloak_prepare() {
  local stamp="$KEYCLOAK_VERSION ${KEYCLOAK_BUILD[*]}"
  if process_alive keycloak; then return; fi
  keycloak_unpack
  ln -sfn "$ROOT/apps/server/theme" "$KEYCLOAK_HOME/themes/visawright"
  [[ $(cat "$KEYCLOAK_HOME/built" 2>/dev/null) == "$stamp" ]] && return
  say 'building Keycloak (half a minute of CPU, once)'
  rm -f "$KEYCLOAK_HOME/built"
  "$KEYCLOAK_HOME/bin/kc.sh" build "${KEYCLOAK_BUILD[@]}" >>"$STACK/logs/keycloak.log" 2>&1 </dev/null 9>&- ||
    die "building Keycloak failed; see $STACK/logs/keycloak.log"
  (cd "$KEYCLOAK_HOME" && find bin lib -type f | sort >files)
  echo "$stamp" >"$KEYCLOAK_HOME/built"
}

keycloak_up() {
  if process_alive keycloak && keycloak_answers; then return; fi
  if ! process_comes_up keycloak 60; then
    process_stop keycloak KILL 10
    keycloak_prepare
    port_clear keycloak "$(keycloak_mark)" "$KEYCLOAK_MANAGEMENT_PORT"
    say 'starting Keycloak (up to two minutes of CPU on an empty database)'
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
}

keycloak_stop() { process_stop keycloak TERM 30; }
keycloak_crash() { process_stop keycloak TERM 30; }
