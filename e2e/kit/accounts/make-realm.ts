import { randomUUID } from 'node:crypto';
import { ensurePerson, createRealm, openOperator } from '@visawright/server/tools.ts';
import { origin, type RealmAddress } from '../server/addresses.ts';
import type { DisposablePerson } from './make-person.ts';

// A tenant as the operator creates it: with its platform agency and its first admin, and nothing else. `isNamed`: product and provider are
// at `localhost`, because there are no passkeys at an IP address.
export async function makeRealm({ isNamed = false } = {}): Promise<{
  place: RealmAddress;
  admin: DisposablePerson;
  remove: () => Promise<void>;
}> {
  const at = (url: string) => (isNamed ? url.replace('127.0.0.1', 'localhost') : url);
  const [product, provider] = [at(origin), at(process.env.KEYCLOAK_URL!)];
  const operator = openOperator({ ...process.env, PUBLIC_URL: product, KEYCLOAK_URL: provider });
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
  if (isNamed) await operator.admin.put(`/${realm}`, { attributes: { frontendUrl: provider } });
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
    place: { realm, address: `${product}/${realm}`, signIn: 'form', displayName },
    admin,
    // Unused realms make the identity provider slow.
    remove: async () => {
      await operator.admin.remove(`/${realm}`);
      await operator.tenants.close();
    },
  };
}
