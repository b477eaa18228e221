# Keycloak reads passwords from its environment only; they come from files and are in no description of the container.
KC_DB_PASSWORD=$(cat /run/secrets/keycloak_password)
KC_BOOTSTRAP_ADMIN_PASSWORD=$(cat /run/secrets/keycloak_admin_password)
export KC_DB_PASSWORD KC_BOOTSTRAP_ADMIN_PASSWORD
exec /opt/keycloak/bin/kc.sh start
