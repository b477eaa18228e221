import loadEnv from '../../ops/load-env.ts';
import { createRealm } from '../../apps/server/src/realms/create-realm.ts';
import { openOperator } from '../../apps/server/src/realms/operator.ts';

// A realm for what must not touch the demo: people who get locked out, forget passwords, publish critical extensions.
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
  });
} finally {
  await operator.tenants.close();
}
