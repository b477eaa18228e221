import { ensureEvents } from './provider-realm.ts';
import { isUpToDate, type ProviderAdmin } from './provider-admin.ts';
import { adminEventsExpiry, bruteForce, passwordPolicy } from './provider-policy.ts';

// The realm of the provider's own administrators. Safe to run again; a password that is already set is not judged.
export async function ensureMasterRealm(admin: ProviderAdmin): Promise<void> {
  const wanted = { realm: 'master', passwordPolicy, ...bruteForce, attributes: adminEventsExpiry };
  if (!isUpToDate(await admin.get('/master'), wanted)) await admin.put('/master', wanted);
  await ensureEvents(admin, 'master');
}
