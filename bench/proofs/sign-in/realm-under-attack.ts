import { ensurePerson, openOperator } from '@visawright/server/tools.ts';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { runParallel } from './guesses.ts';

interface LoginEvent {
  readonly error?: string;
  readonly details?: { readonly username?: string };
}

// A separate realm that records every sign-in event, so that the provider itself reports how many passwords it evaluated.
export async function realmUnderAttack(people: number, order: { isDefault?: boolean; hosts?: readonly string[] } = {}) {
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, [], order);
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
  await runParallel(people, 4, (i) =>
    ensurePerson(operator, db, realm.path, { ...person, email: email(i) }, new Map()),
  );

  return {
    database,
    path: realm.path,
    keycloakUrl,
    home: `${operator.publicUrl}/${realm.path}`,
    password,
    real: email,
    unknown: (i: number) => `none${String(i).padStart(4, '0')}@${realm.path}.test`,
    // A password was evaluated if the event says right or wrong. Those of a locked account are not evaluated.
    evaluated: async (name: string): Promise<Record<string, number>> => {
      const all = await admin.get<LoginEvent[]>(`/${realm.path}/events?max=5000&type=LOGIN&type=LOGIN_ERROR`);
      const count: Record<string, number> = { evaluated: 0 };
      for (const { error = 'right' } of all.filter((each) => each.details?.username === name)) {
        count[error] = (count[error] ?? 0) + 1;
        if (error === 'right' || error === 'invalid_user_credentials') count['evaluated']!++;
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
