import { randomUUID } from 'node:crypto';
import { ensurePerson, createRealm, openOperator } from '@visawright/server/tools.ts';
import { origin, type RealmAddress } from '../server/addresses.ts';
import type { DisposablePerson } from './make-person.ts';

// A tenant as the operator creates it: with its platform agency and its first admin, and nothing else.
export async function makeRealm(): Promise<{
  place: RealmAddress;
  admin: DisposablePerson;
  remove: () => Promise<void>;
}> {
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
    // Unused realms make the identity provider slow.
    remove: async () => {
      await operator.admin.remove(`/${realm}`);
      await operator.tenants.close();
    },
  };
}
