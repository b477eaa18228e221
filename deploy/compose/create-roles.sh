#!/bin/bash
# Runs once, when the cluster is created: the roles of the product and of the identity provider, none of them a superuser.
set -euo pipefail
password() { cat "/run/secrets/$1_password"; }
{
  for role in owner api worker resolver; do
    echo "create role visawright_$role login nosuperuser nobypassrls nocreatedb nocreaterole noreplication password '$(password $role)';"
  done
  echo "create role keycloak login nosuperuser nobypassrls nocreatedb nocreaterole noreplication password '$(password keycloak)';"
  echo 'create database visawright owner visawright_owner;'
  echo 'create database keycloak owner keycloak;'
  echo 'revoke all on database visawright from public;'
  echo 'revoke all on database keycloak from public;'
  echo 'grant connect on database visawright to visawright_api, visawright_worker, visawright_resolver;'
} | psql -X -q -v ON_ERROR_STOP=1 -U postgres -d postgres
