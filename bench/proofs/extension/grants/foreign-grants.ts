import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { requireForProof } from '../../../measurement.ts';
import { actedOnIf, type Attack, type Outcome } from '../attack.types.ts';
import { bearer, grantHeader } from '../stage/call-product.ts';
import { newSecret } from './connections.ts';
import type { Grants } from './open-grants.ts';

const all = Object.entries(operations) as [OperationId, Operation][];
const isForExtensions = ({ caller }: Operation) => caller === 'extension';
const forPeople = all.filter(([, operation]) => operation.access !== 'public' && !isForExtensions(operation));
const forExtensions = all.filter(([, operation]) => isForExtensions(operation));
const some = 12; // operations in a small run
const fewest = 10;

async function tryAll(
  wanted: readonly (readonly [OperationId, Operation])[],
  grants: Grants,
  authorization: string | undefined,
): Promise<Outcome> {
  requireForProof(wanted.length >= fewest, `${wanted.length} operations`);
  const actedOn: string[] = [];
  for (const [id] of wanted) {
    const { status, code } = await grants.call(id, { authorization, body: {} });
    if (status !== 401 && status !== 429) actedOn.push(`${id} was answered with ${status} ${code}`);
  }
  return { actedOn, leaked: [] };
}

// A grant, or what looks like one, where it does not belong.
export const foreignGrants: readonly Attack<Grants>[] = [
  {
    name: 'a grant with the client id of another realm',
    isSmall: true,
    run: async ({ works, mine, stage }) =>
      actedOnIf(await works(mine.grant, stage.other.path), 'a grant of another realm'),
  },
  {
    name: 'a grant of another realm',
    isSmall: true,
    run: async ({ works, theirs }) => actedOnIf(await works(theirs.grant), 'a grant of another realm'),
  },
  {
    name: 'a grant whose bytes name another realm',
    async run({ works, mine, stage: { other } }) {
      const secret = Buffer.from(mine.grant, 'base64url').subarray(16);
      const moved = Buffer.concat([Buffer.from(other.realmId.replaceAll('-', ''), 'hex'), secret]);
      return actedOnIf(await works(moved.toString('base64url'), other.path), 'a grant moved to another realm');
    },
  },
  {
    name: 'a hundred guessed grants of the realm',
    async run({ works, mine }) {
      const realm = Buffer.from(mine.grant, 'base64url').subarray(0, 16);
      const guesses = Array.from({ length: 100 }, () => {
        const secret = Buffer.from(newSecret(), 'base64url').subarray(0, 16);
        return Buffer.concat([realm, secret]).toString('base64url');
      });
      const worked = await Promise.all(guesses.map((guess) => works(guess)));
      return actedOnIf(worked.includes(true), 'a guessed grant');
    },
  },
  {
    name: 'the hash of a grant, from a stolen database',
    async run({ works, stage: { product } }) {
      const { rows } = await product.database.query<{ hash: Buffer; realm: string }>(
        'select grant_hash as hash, realm_id as realm from extension_grant',
      );
      requireForProof(rows.length > 0, 'the database has grants');
      const worked = await Promise.all(
        rows.flatMap(({ hash, realm }) => {
          const id = Buffer.from(realm.replaceAll('-', ''), 'hex');
          const made = Buffer.concat([id, hash.subarray(0, 16)]).toString('base64url');
          return [works(hash.toString('base64url')), works(made)];
        }),
      );
      return actedOnIf(worked.includes(true), 'a stored hash');
    },
  },
  {
    name: 'a grant as a token',
    isSmall: true,
    async run({ call, mine }) {
      const { status } = await call('getProfile', { authorization: bearer(mine.grant) });
      return actedOnIf(status < 400, 'a grant as a token');
    },
  },
  {
    name: 'a grant for calls of people, some of them',
    isSmall: true,
    run: (grants) =>
      tryAll(
        forPeople.filter((_, n) => n % Math.floor(forPeople.length / some) === 0),
        grants,
        grantHeader(grants.mine.grant),
      ),
  },
  {
    name: 'a grant for every call of people',
    run: (grants) => tryAll(forPeople, grants, grantHeader(grants.mine.grant)),
  },
  {
    name: 'a token for every call of extensions',
    isSmall: true,
    run: (grants) => tryAll(forExtensions, grants, bearer(grants.agentToken)),
  },
  {
    name: 'nothing at all for every call of extensions',
    run: (grants) => tryAll(forExtensions, grants, undefined),
  },
];
