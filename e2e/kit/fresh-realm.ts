import { randomUUID } from 'node:crypto';
import { ensurePerson } from '../../apps/server/src/people/ensure-person.ts';
import { createRealm } from '../../apps/server/src/realms/create-realm.ts';
import { openOperator } from '../../apps/server/src/realms/operator.ts';
import { origin, type Place } from './places.ts';
import type { ThrowAway } from './throw-away.ts';

// A tenant as the operator hands it over: its house, its first admin, and nothing else.
export async function makeRealm(): Promise<{ place: Place; admin: ThrowAway; remove: () => Promise<void> }> {
  const operator = openOperator({ ...process.env, PUBLIC_URL: origin });
  const realm = `day-${randomUUID().slice(0, 8)}`;
  const displayName = 'New Day Travels';
  const db = operator.tenants.forRealm(
    await createRealm(operator, {
      path: realm,
      name: displayName,
      color: '#1f6f54',
      hosts: [],
      phone: '+91 11 4000 0002',
      email: `help@${realm}.test`,
      hours: 'Mon to Sat, 9:00 to 19:00',
      footer: 'New Day Travels, for one test',
      isDefault: false,
      partnerTokens: false,
    }),
  );
  const admin = { realm, name: 'admin', username: `admin@${realm}.test`, password: `First-Admin-${realm}!` };
  await ensurePerson(operator, db, realm, {
    email: admin.username,
    firstName: 'Arundhati',
    lastName: 'Sen',
    role: 'admin',
    password: admin.password,
    mustChange: false,
    country: 'India',
  });
  return {
    place: { realm, address: `${origin}/${realm}`, signIn: 'form', displayName },
    admin,
    // The provider grows slow with realms nobody uses.
    remove: async () => {
      await operator.admin.remove(`/${realm}`);
      await operator.tenants.close();
    },
  };
}
