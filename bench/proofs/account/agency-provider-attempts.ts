import { comeFromAgency, connectByAction } from '@visawright/server/testing.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { requireForProof } from '../../measurement.ts';
import type { AttackedRealm } from './attacked-realm.ts';
import type { Attempt } from './attempts.ts';

interface Account {
  readonly username: string;
  readonly password: string;
}

// A person who runs an agency's provider, and states there what they like, tries to enter accounts of other people. One person is
// connected, so that a refusal says something about the attempt.
export async function agencyProviderAttempts(realm: AttackedRealm): Promise<Attempt[]> {
  const { known, call, path, keycloakUrl, agencies } = realm;
  const place = { keycloakUrl, path, redirectUri: known.redirectUri };
  const provider = await realm.openProvider(agencies.own, `${path}.test`);
  const ofOther = await realm.openProvider(agencies.other, `other.${path}.test`);
  const agent = known.account;
  const colleague: Account = { username: `agency@${path}.test`, password: agent.password };
  const traveller: Account = { username: `applicant@${path}.test`, password: agent.password };

  interface Coming {
    readonly email: string;
    readonly isVerified?: boolean;
    readonly here?: Account;
    readonly isOther?: boolean;
  }
  // 401: the realm's provider gave no code at all.
  const come = async ({ email, isVerified = true, here, isOther = false }: Coming): Promise<number> => {
    const there = await (isOther ? ofOther : provider).addPerson({ email, isVerified });
    const agencyUid = isOther ? agencies.other : agencies.own;
    const { code } = await comeFromAgency(place, { agencyUid, there, ...(here ? { here } : {}) });
    return code === undefined ? 401 : (await call<LoginResult>('exchangeCode', { ...code })).status;
  };

  const control = await come({ email: agent.username, here: agent });
  requireForProof(
    control === 200,
    `a person must be able to connect their account in ${realm.kind}, but got ${control}`,
  );

  const attempt = (what: string, run: () => Promise<number>): Attempt => ({
    what: `${what} (with an agency's provider)`,
    async run() {
      const status = await run();
      return { status, succeeded: status < 300 };
    },
  });
  const named = { colleague, traveller, 'connected person': agent };
  return [
    ...Object.entries(named).flatMap(([who, { username: email }]) => [
      attempt(`enter by naming the address of a ${who}`, () => come({ email })),
      attempt(`enter by naming the address of a ${who}, not verified`, () => come({ email, isVerified: false })),
      attempt(`enter by naming the address of a ${who} at another agency's provider`, () =>
        come({ email, isOther: true }),
      ),
      attempt(`connect a ${who} with a wrong password`, () =>
        come({ email, here: { username: email, password: 'Wrong-Pass-2026!' } }),
      ),
    ]),
    attempt('connect a traveller whose password is known', () => come({ email: traveller.username, here: traveller })),
    attempt("connect a person of this agency to another agency's provider, with the password", () =>
      come({ email: agent.username, here: agent, isOther: true }),
    ),
    attempt('have a colleague connect their account to the own subject', () =>
      come({ email: `stranger@${path}.test`, here: colleague }),
    ),
    attempt('connect a traveller of the name of a colleague', () =>
      come({ email: colleague.username, here: traveller }),
    ),
    attempt('connect a connected person to another subject, with the password', () =>
      come({ email: agent.username, here: agent }),
    ),
    attempt('connect by the action of the account page, with the password', async () => {
      const there = await provider.addPerson({ email: colleague.username });
      await connectByAction(place, { agencyUid: agencies.own, there, here: colleague });
      const { code } = await comeFromAgency(place, { agencyUid: agencies.own, there });
      return code === undefined ? 401 : (await call<LoginResult>('exchangeCode', { ...code })).status;
    }),
    {
      what: 'leave a connection behind (with an agency’s provider)',
      async run() {
        const held = await realm.connections();
        return { status: 200, succeeded: held.some((each) => each !== agent.username) };
      },
    },
  ];
}
