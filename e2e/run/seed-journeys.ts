import { loadEnv } from '@visawright/server/config.ts';
import { createRealm, openOperator } from '@visawright/server/tools.ts';

// Realms for tests that must not affect the demo: locked accounts and forgotten passwords in the first; releases of the extension that the
// real extension is older than in the second.
const realms = [
  { path: 'journeys', name: 'Journeys', email: 'help@journeys.test' },
  { path: 'releases', name: 'Releases', email: 'help@releases.test' },
];

loadEnv();
const operator = openOperator();
try {
  for (const realm of realms)
    await createRealm(operator, {
      ...realm,
      color: '#0b7285',
      hosts: [],
      phone: '+91 11 4000 0000',
      hours: 'Mon to Sat, 9:00 to 19:00',
      footer: `${realm.name}, for tests`,
      isDefault: false,
      partnerTokens: true,
      rules: { selfSignUp: true },
    });
} finally {
  await operator.tenants.close();
}
