# Passwords and keys, created once per clone and removed with its data.
# shellcheck shell=bash

SECRETS=(postgres visawright_owner visawright_api visawright_worker visawright_resolver visawright_backup keycloak keycloak_admin s3)

secret() { cat "$STACK/secrets/$1"; }

secrets_make() {
  local name
  (
    umask 077
    mkdir -p "$STACK/secrets"
    for name in "${SECRETS[@]}"; do
      [[ -s $STACK/secrets/$name ]] || head -c 24 /dev/urandom | od -An -v -tx1 | tr -d ' \n' >"$STACK/secrets/$name"
    done
    [[ -s $STACK/secrets/root-key ]] || head -c 32 /dev/urandom | base64 -w0 >"$STACK/secrets/root-key"
  )
}
