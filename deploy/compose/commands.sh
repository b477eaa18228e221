# The commands of operators take secrets from variables; here they come from files.
for name in DATABASE_OWNER_URL DATABASE_WORKER_URL DATABASE_RESOLVER_URL S3_SECRET_KEY KEYCLOAK_ADMIN_PASSWORD SMTP_URL; do
  file=/run/secrets/$(echo "$name" | tr '[:upper:]' '[:lower:]')
  export "$name=$(cat "$file")"
  unset "${name}_FILE"
done
program=$1
shift
exec node "apps/server/src/entry/$program" "$@"
