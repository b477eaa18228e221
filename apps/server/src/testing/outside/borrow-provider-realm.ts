import { openClient } from '../../platform/db/connection.ts';
import type { ProviderAdmin } from '../../platform/provisioning/provider-admin.ts';

// A realm at the identity provider that the tests of several files use one after the other: making one costs it three seconds of CPU and
// removing it almost one more, emptying it some tenths. A test uses the realm whose database lock it holds, so that the realm of a test
// that was ended is free at once. The next test empties it.
export interface BorrowedRealm {
  readonly path: string;
  readonly giveBack: () => Promise<void>;
}

const poolLock = 7_203_119;
const most = 50; // tests at the same time

export async function borrowProviderRealm(admin: ProviderAdmin, ownerUrl: string): Promise<BorrowedRealm> {
  const holder = await openClient(ownerUrl);
  for (let number = 1; number <= most; number++) {
    const { rows } = await holder.query<{ isFree: boolean }>('select pg_try_advisory_lock($1, $2) as "isFree"', [
      poolLock,
      number,
    ]);
    if (!rows[0]!.isFree) continue;
    const path = `test-${number}`;
    await emptyRealm(admin, path);
    return { path, giveBack: () => holder.end() };
  }
  await holder.end();
  throw new Error(`more than ${most} tests use a realm of the identity provider at the same time`);
}

// What people and agencies leave behind. Settings, clients and flows are compared by createRealm.
async function emptyRealm(admin: ProviderAdmin, path: string): Promise<void> {
  const users = await admin.find<{ id: string }[]>(`/${path}/users?max=1000&briefRepresentation=true`);
  if (users === undefined) return; // nobody has used this number yet
  const providers = await admin.get<{ alias: string }[]>(`/${path}/identity-provider/instances`);
  for (const { id } of users) await admin.remove(`/${path}/users/${id}`);
  for (const { alias } of providers) await admin.remove(`/${path}/identity-provider/instances/${alias}`);
  for (const left of ['events', 'admin-events', 'attack-detection/brute-force/users'])
    await admin.remove(`/${path}/${left}`);
}
