import { randomUUID } from 'node:crypto';
import { ensurePerson, createRealm, openOperator } from '@visawright/server/tools.ts';
import { origin, type RealmAddress } from '../server/addresses.ts';
import type { OwnProduct } from '../server/own-product.ts';
import type { DisposablePerson } from './make-person.ts';

// A tenant as the operator creates it: with its platform agency and its first admin, and nothing else. `isNamed`: product and provider are
// at `localhost`, because there are no passkeys at an IP address. `own`: in a product of its own, where it is the default
// realm and signs in at the provider; staff need a second factor there.
export async function makeRealm({ isNamed = false, own }: { isNamed?: boolean; own?: OwnProduct } = {}): Promise<{
  place: RealmAddress;
  admin: DisposablePerson;
  remove: () => Promise<void>;
}> {
  const at = (url: string) => (isNamed || own ? url.replace('127.0.0.1', 'localhost') : url);
  const [product, provider] = [own?.origin ?? at(origin), at(process.env.KEYCLOAK_URL!)];
  const database = own ? { DATABASE_OWNER_URL: own.ownerUrl } : {};
  const operator = openOperator({ ...process.env, PUBLIC_URL: product, KEYCLOAK_URL: provider, ...database });
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
      isDefault: own !== undefined,
      ...(own ? { rules: { secondFactorForStaff: true } } : {}),
      partnerTokens: false,
    }),
  );
  if (isNamed || own) await operator.admin.put(`/${realm}`, { attributes: { frontendUrl: provider } });
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
    place: { realm, address: `${product}/${realm}`, signIn: own ? 'provider' : 'form', displayName },
    admin,
    // Unused realms make the identity provider slow.
    remove: async () => {
      await operator.admin.remove(`/${realm}`);
      await operator.tenants.close();
    },
  };
}
