# .stack/env: the settings that every command of the product reads.
# shellcheck shell=bash

database_url() { printf 'postgres://%s:%s@127.0.0.1:%s/%s' "$1" "$(secret "$1")" "$POSTGRES_PORT" "${2:-visawright}"; }

env_write() {
  (
    umask 077
    cat >"$STACK/env.new" <<END
DATABASE_OWNER_URL=$(database_url visawright_owner)
DATABASE_API_URL=$(database_url visawright_api)
DATABASE_WORKER_URL=$(database_url visawright_worker)
DATABASE_RESOLVER_URL=$(database_url visawright_resolver)
DATABASE_ADMIN_URL=$(database_url postgres)
KEYCLOAK_URL=http://127.0.0.1:$KEYCLOAK_PORT
KEYCLOAK_MANAGEMENT_URL=http://127.0.0.1:$KEYCLOAK_MANAGEMENT_PORT
KEYCLOAK_ADMIN_USERNAME=stack-admin
KEYCLOAK_ADMIN_PASSWORD=$(secret keycloak_admin)
S3_ENDPOINT=http://127.0.0.1:$S3_PORT
S3_ACCESS_KEY=visawright
S3_SECRET_KEY=$(secret s3)
S3_BUCKET=visawright
CLAMD_HOST=127.0.0.1
CLAMD_PORT=$CLAMD_PORT
SMTP_URL=smtp://127.0.0.1:$SMTP_PORT
MAIL_WEB_URL=http://127.0.0.1:$MAIL_WEB_PORT
ROOT_KEY_FILE=$STACK/secrets/root-key
MODELS_DIR=$MODELS_DIR
PUBLIC_URL=http://127.0.0.1:$API_PORT
PORT=$API_PORT
METRICS_PORT=$METRICS_PORT
WORKER_METRICS_PORT=$WORKER_METRICS_PORT
ENVIRONMENT=sandbox
STACK_PORT_OFFSET=$OFFSET
END
    mv "$STACK/env.new" "$STACK/env"
  )
}
