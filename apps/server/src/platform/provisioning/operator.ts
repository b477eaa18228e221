import { hourLong, openTenants } from '../db/tenant-db.ts';
import type { TenantDatabase } from '../db/db.ts';
import { fileKeyStore, type KeyStore } from '../crypto/key-store.ts';
import { providerAdmin, type ProviderAdmin } from './provider-admin.ts';

// What operators' commands need: the database owner and the provider's administrator. The running product has neither.
export interface Operator {
  readonly tenants: TenantDatabase;
  readonly admin: ProviderAdmin;
  readonly keys: KeyStore;
  readonly keycloakUrl: string;
  readonly publicUrl: string;
  readonly smtpUrl: string;
}

export function openOperator(env: Record<string, string | undefined> = process.env): Operator {
  const named = (name: string) => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set: is the stack up?`);
    return value;
  };
  const keycloakUrl = named('KEYCLOAK_URL');
  return {
    tenants: openTenants(named('DATABASE_OWNER_URL'), 2, hourLong),
    admin: providerAdmin(keycloakUrl, named('KEYCLOAK_ADMIN_USERNAME'), named('KEYCLOAK_ADMIN_PASSWORD')),
    keys: fileKeyStore(named('ROOT_KEY_FILE')),
    keycloakUrl,
    publicUrl: named('PUBLIC_URL'),
    smtpUrl: named('SMTP_URL'),
  };
}
