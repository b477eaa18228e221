import { setTimeout as sleep } from 'node:timers/promises';

const last = new Map<string, Promise<unknown>>();
const restMs = 250;

// The provider refuses a sign-in, even with the right password, while another of the same account is being looked at: two people at
// one shared account, or one person with two windows, would be told that their password is wrong. So they wait for each other, and
// a moment longer, because the provider answers before it has put its own mark on the account away.
export function oneAtATime<T>(account: Buffer, work: () => Promise<T>): Promise<T> {
  const key = account.toString('base64');
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.then(rest, rest);
  last.set(key, settled);
  void settled.then(() => {
    if (last.get(key) === settled) last.delete(key);
  });
  return mine;
}

const rest = () => sleep(restMs);
