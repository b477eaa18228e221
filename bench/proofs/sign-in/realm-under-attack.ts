import { ensurePerson } from '../../../apps/server/src/people/ensure-person.ts';
import { openOperator } from '../../../apps/server/src/realms/operator.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { identityRealm } from '../../../apps/server/src/testing/identity.ts';
import { many } from './guesses.ts';

interface LoginEvent {
  readonly error?: string;
  readonly details?: { readonly username?: string };
}

// A realm of its own that writes down every sign-in, so that the provider itself says how many passwords it looked at.
export async function realmUnderAttack(people: number) {
  const database = await testDatabase();
  const realm = await identityRealm(database, []);
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const { admin, keycloakUrl } = operator;
  const password = 'Proof-Word-2026!';
  const email = (i: number) => `real${String(i).padStart(4, '0')}@${realm.path}.test`;
  const events = {
    eventsEnabled: true,
    enabledEventTypes: ['LOGIN', 'LOGIN_ERROR'],
    eventsListeners: ['jboss-logging'],
  };
  await admin.put(`/${realm.path}/events/config`, events);
  const db = operator.tenants.forRealm(realm.realmId);
  const person = {
    firstName: 'Real',
    lastName: 'Person',
    role: 'agent',
    password,
    mustChange: false,
    country: null,
  } as const;
  await many(people, 4, (i) => ensurePerson(operator, db, realm.path, { ...person, email: email(i) }, new Map()));

  return {
    database,
    path: realm.path,
    keycloakUrl,
    home: `${operator.publicUrl}/${realm.path}`,
    password,
    real: email,
    unknown: (i: number) => `none${String(i).padStart(4, '0')}@${realm.path}.test`,
    // A password was looked at when it is called wrong or right; a locked account's is not.
    evaluated: async (name: string): Promise<Record<string, number>> => {
      const all = await admin.get<LoginEvent[]>(`/${realm.path}/events?max=5000&type=LOGIN&type=LOGIN_ERROR`);
      const count: Record<string, number> = { looked: 0 };
      for (const { error = 'right' } of all.filter((each) => each.details?.username === name)) {
        count[error] = (count[error] ?? 0) + 1;
        if (error === 'right' || error === 'invalid_user_credentials') count['looked']!++;
      }
      return count;
    },
    async remove() {
      await operator.tenants.close();
      await realm.drop();
      await database.drop();
    },
  };
}

export type RealmUnderAttack = Awaited<ReturnType<typeof realmUnderAttack>>;
