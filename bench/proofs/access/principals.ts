import type { RealmSigner } from '../tokens/realm-signer.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { newGrant } from '@visawright/server/tools.ts';
import { writeToken } from '../model/write-token.ts';
import type { Ids, PersonName, SideName, InsertedPerson, World } from './world.types.ts';

export const relations = ['own', 'not mine', 'other realm'] as const;
export type Relation = (typeof relations)[number];

export interface Principal {
  readonly name: string;
  readonly who: InsertedPerson;
  readonly token: string | undefined; // the token sent, also when expired
  readonly grant: string | undefined; // sent instead in the calls of an extension
  readonly isKnown: boolean;
  readonly isKey?: boolean; // a program with an API key that has every scope
  readonly ids: Readonly<Record<Relation, Ids>>;
  readonly farther: Ids; // of another agency in the same realm
}

const accounts: readonly [name: string, person: PersonName, own: SideName, peer: PersonName, foreign: SideName][] = [
  ['admin', 'admin', 'north', 'admin2', 'south'],
  ['distributor', 'distributor', 'north', 'distributor2', 'south'],
  ['agency', 'agency', 'north', 'agency2', 'south'],
  ['agent', 'agent', 'north', 'agentMate', 'desk'],
  ['reviewer', 'reviewer', 'north', 'reviewerMate', 'desk'],
  ['applicant', 'applicant', 'direct', 'applicant2', 'neighbour'],
  ['api key', 'agency', 'north', 'agency2', 'south'],
  ['anonymous', 'agency', 'north', 'agency2', 'south'],
  ['expired', 'agency', 'north', 'agency2', 'south'],
];

export function principalsOf(
  here: { world: World; signer: RealmSigner; issuer: string },
  there: { world: World; signer: RealmSigner; issuer: string },
): Principal[] {
  const tokenOf = ({ world, signer, issuer }: typeof here, someone: InsertedPerson, seconds?: number) =>
    writeToken(signer, {
      issuer,
      path: world.path,
      sub: someone.sub,
      role: someone.role,
      ...(seconds === undefined ? {} : { seconds }),
    });
  const idsOf = (at: typeof here, person: PersonName, side: SideName): Ids => {
    const someone = at.world.people[person];
    return {
      ...at.world.sides[side],
      ...someone.personal,
      person: someone.uid,
      email: someone.email,
      token: tokenOf(at, someone),
    };
  };
  return accounts.map(([name, person, own, peer, foreign]) => {
    const who = here.world.people[person];
    const isKey = name === 'api key';
    return {
      name,
      who,
      isKey,
      token:
        name === 'anonymous'
          ? undefined
          : isKey
            ? who.personal.apiKeySecret
            : tokenOf(here, who, name === 'expired' ? -60 : undefined),
      grant:
        name === 'anonymous' || isKey
          ? undefined
          : name === 'expired'
            ? newGrant(here.world.realmId)
            : who.personal.grant,
      isKnown: name !== 'anonymous' && name !== 'expired',
      ids: {
        own: idsOf(here, person, own),
        'not mine': idsOf(here, peer, foreign),
        'other realm': idsOf(there, person, own),
      },
      farther: idsOf(here, 'agency2', 'south'),
    };
  });
}

// Extensions send grants, and a key makes only calls that name a scope.
export const canCall = ({ isKey }: Principal, { scope }: Operation): boolean => !isKey || scope !== undefined;
