import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealmOrder } from '@visawright/server/tools.ts';

const picture = (path: string, kind: 'logo' | 'favicon') =>
  readFileSync(join(import.meta.dirname, 'brands', `${path}-${kind}.png`)).toString('base64');

const shared = { hours: 'Mon to Sat, 9:00 to 19:00', partnerTokens: true };

// Three realms, one for each kind of address: root path, path segment, own host.
export function demoRealms(publicUrl: string): RealmOrder[] {
  const { port } = new URL(publicUrl);
  const orders = [
    {
      path: 'dev',
      name: 'Visawright',
      color: null,
      hosts: [],
      phone: '+91 22 6180 3300',
      email: 'help@dev.test',
      footer: 'Visawright, Mumbai',
      isDefault: true,
    },
    {
      path: 'sunrise',
      name: 'Sunrise Travels',
      color: '#fd640f',
      hosts: [],
      phone: '+91 20 4815 2200',
      email: 'care@sunrise.test',
      footer: 'Sunrise Travels Pvt Ltd, Pune',
      isDefault: false,
      rules: { selfSignUp: true },
    },
    {
      path: 'bluegate',
      name: 'Bluegate',
      color: '#1463ff',
      hosts: [port === '' ? 'bluegate.localhost' : `bluegate.localhost:${port}`],
      phone: '+91 80 6712 4400',
      email: 'help@bluegate.test',
      footer: 'Bluegate Mobility LLP, Bengaluru',
      isDefault: false,
    },
  ];
  return orders.map((order) => ({
    ...shared,
    ...order,
    logo: picture(order.path, 'logo'),
    favicon: picture(order.path, 'favicon'),
  }));
}
