import type { KeyStore } from '../crypto/key-store.ts';
import type { TenantDatabase } from '../db/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import type { Mail } from './mail.ts';

// What every job that sends a mail needs.
export interface MailParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly keys: KeyStore;
  readonly mail: Mail;
  readonly publicUrl: string;
}
