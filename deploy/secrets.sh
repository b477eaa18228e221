#!/usr/bin/env bash
# Makes the secrets of a new installation, once: deploy/secrets.sh SMTP_URL. What exists stays. Certificate and key of the edge are not made
# here: put them into deploy/secrets/edge_certificate and edge_key.
set -euo pipefail
SMTP_URL=${1:?use: deploy/secrets.sh smtps://USER:PASSWORD@HOST:PORT}
FOLDER=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)/secrets
umask 027
mkdir -p "$FOLDER"
cd "$FOLDER"
write() { [[ -s $1 ]] || printf '%s' "$2" >"$1"; }
random() { head -c 24 /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }

for name in postgres owner api worker resolver keycloak keycloak_admin; do write "${name}_password" "$(random)"; done
write s3_secret_key "$(random)"
write root_key "$(head -c 32 /dev/urandom | base64 -w0)"
write smtp_url "$SMTP_URL"
for role in owner api worker resolver; do
  write "database_${role}_url" "postgres://visawright_$role:$(cat "${role}_password")@database:5432/visawright"
done
# Group 10000 is that of every process of the product; PostgreSQL, Keycloak and the store have users of their own.
if ((EUID == 0)); then
  chown root:10000 ./*
  chown 999 postgres_password owner_password api_password worker_password resolver_password
  chown 1000 keycloak_password keycloak_admin_password
fi
chmod 0440 ./*
if ((EUID == 0)); then chmod 0444 keycloak_password; fi # read by PostgreSQL and by Keycloak
echo "secrets are in $FOLDER; keep a copy of root_key in another place: without it nothing that is stored can be read"
