import { setTimeout as wait } from 'node:timers/promises';
import type { PublicCall } from '../../platform/http/call.ts';
import { recogniseOrigin, type Origin } from './origin.ts';
import { clearAttempts, returnAttempt, takeAttempt } from './sign-in-attempts.ts';

// Evaluated guesses per account in a quarter of an hour. From devices the account has never used, at most ten: six from networks it has
// never used, and four that remain for its own networks, whatever strangers do. Each known device has ten of its own.
const allowed = { device: 10, ownNetworks: 4, otherNetworks: 6, eachOtherNetwork: 5 };
const unlocks = 2; // a lock of the provider is opened for a known origin

interface Counter {
  readonly key: Buffer;
  readonly allowed: number;
}

function countersOf({ parts, db }: PublicCall, account: Buffer, origin: Origin): Counter[] {
  const key = (what: string, about = '') =>
    parts.keys.mac('attempts', `${what} ${db.realmId} ${account.toString('hex')} ${about}`);
  if (origin.kind === 'device') return [{ key: key('device', origin.hash.toString('hex')), allowed: allowed.device }];
  if (origin.kind === 'network') return [{ key: key('own networks'), allowed: allowed.ownNetworks }];
  return [
    { key: key('network', origin.network.toString('hex')), allowed: allowed.eachOtherNetwork },
    { key: account, allowed: allowed.otherNetworks },
  ];
}

// All counters or none. Undefined: too many attempts.
export async function takeSignInAttempt(
  call: PublicCall,
  account: Buffer,
  origin: Origin,
  now: number,
): Promise<{ giveBack(): Promise<void> } | undefined> {
  const taken: Counter[] = [];
  const returnAll = async () => {
    for (const { key } of taken) await returnAttempt(call.db, key, now);
  };
  const giveBack = () => returnAll().catch(() => void returnLater(returnAll));
  for (const counter of countersOf(call, account, origin)) {
    try {
      if (await takeAttempt(call.db, counter.key, now, counter.allowed)) {
        taken.push(counter);
        continue;
      }
    } catch (error) {
      void returnLater(returnAll); // not this one: whether it was taken is not known, and it may be a guess
      throw error;
    }
    await giveBack();
    return undefined;
  }
  return { giveBack };
}

// While the database is away. Otherwise its outage would use up the attempts of people who know their password.
async function returnLater(returnAll: () => Promise<void>): Promise<void> {
  for (const waitMs of [1_000, 4_000, 15_000, 60_000]) {
    await wait(waitMs, undefined, { ref: false });
    if (
      await returnAll().then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

// After a reset of the password: the owner of the mailbox may sign in at once, from where the password was reset.
export async function clearSignInAttempts(call: PublicCall, account: Buffer): Promise<void> {
  const here = countersOf(call, account, await recogniseOrigin(call, account));
  const ownNetworks = countersOf(call, account, { kind: 'network' });
  for (const key of [account, ...[...here, ...ownNetworks].map((counter) => counter.key)])
    await clearAttempts(call.db, key);
}

export const mayUnlock = ({ parts, db }: PublicCall, account: Buffer, now: number): Promise<boolean> =>
  takeAttempt(db, parts.keys.mac('attempts', `unlock ${db.realmId} ${account.toString('hex')}`), now, unlocks);
