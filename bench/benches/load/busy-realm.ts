import { addresses } from '@visawright/contract/operations/addresses.ts';
import { createIdentityRealm, type IdentityRealm, type TestDatabase } from '@visawright/server/testing.ts';
import { ensurePerson, type Operator } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../measurement.ts';
import { createCrowd, type Member } from '../../proofs/socket/crowd.ts';
import { forwardedFor, runParallel } from '../../proofs/sign-in/guesses.ts';

interface OpenApplication {
  readonly applicationUid: string;
  readonly applicantUid: string;
  readonly token: string; // of the agent it belongs to
  version: number; // of the answer that is edited
  isBusy: boolean; // an edit has not been answered yet
}

// A realm with an agency, its agents with their applications, and accounts that sign in.
export interface BusyRealm {
  readonly realm: IdentityRealm;
  readonly agencyUid: string;
  readonly headToken: string;
  readonly agents: readonly Member[];
  readonly accounts: readonly string[];
  readonly applications: readonly OpenApplication[];
}

export interface BusyRealmOrder {
  readonly database: TestDatabase;
  readonly operator: Operator;
  readonly url: string; // of the API
  readonly agents: number;
  readonly applicationsEach: number; // fewer travellers than a person may open in an hour
  readonly accounts: number;
  readonly at: number; // a number of the realm
}

export const tokenSeconds = 36_000;

export const visaDetails = {
  fromDate: '10/03/2099',
  toDate: '20/03/2099',
  visaFrom: 'India',
  visaTo: 'Germany',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};

// As people would make it: through the API.
export async function createBusyRealm(order: BusyRealmOrder): Promise<BusyRealm> {
  const { database, operator, url } = order;
  const realm = await createIdentityRealm(database, ['agency']);
  const { heads, agents, db } = await createCrowd(operator, realm, 1, order.agents);
  const { agencyUid } = heads[0]!;
  const post = async <T>(token: string, path: string, body: object, n: number): Promise<T> => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'realm-client-id': realm.path,
        'content-type': 'application/json',
        ...forwardedFor(order.at * 1_000 + n),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new BrokenRun(`${path} was answered with ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const tokens = agents.map((agent) => agent.token(tokenSeconds));
  const applications = await runParallel(order.agents * order.applicationsEach, 8, async (n) => {
    const token = tokens[n % tokens.length]!;
    const { applicantUid } = await post<{ applicantUid: string }>(
      token,
      addresses.createApplicant.path,
      { firstName: 'Asha', lastName: `Rao ${String.fromCharCode(65 + (n % 26))}` },
      n,
    );
    const { applicationUid } = await post<{ applicationUid: string }>(
      token,
      addresses.draftApplication.path,
      { applicantUid, visaDetails },
      n,
    );
    return { applicationUid, applicantUid, token, version: 0, isBusy: false };
  });
  const accounts = Array.from({ length: order.accounts }, (_each, n) => `person${n}@${realm.path}.test`);
  await runParallel(accounts.length, 3, (n) =>
    ensurePerson(operator, db, realm.path, {
      email: accounts[n]!,
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'agent',
      password: realm.password,
      mustChange: false,
      country: 'India',
      agencyUid,
    }),
  );
  return { realm, agencyUid, headToken: heads[0]!.token(tokenSeconds), agents, accounts, applications };
}
