import { loadEnv } from '@visawright/server/config.ts';
import { createRealm, openOperator } from '@visawright/server/tools.ts';

// A realm for tests that must not affect the demo: locked accounts, forgotten passwords, critical extension releases.
loadEnv();
const operator = openOperator();
try {
  await createRealm(operator, {
    path: 'journeys',
    name: 'Journeys',
    color: '#0b7285',
    hosts: [],
    phone: '+91 11 4000 0000',
    email: 'help@journeys.test',
    hours: 'Mon to Sat, 9:00 to 19:00',
    footer: 'Journeys, for tests',
    isDefault: false,
    partnerTokens: true,
    rules: { selfSignUp: true },
  });
} finally {
  await operator.tenants.close();
}
