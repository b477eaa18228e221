import { setTimeout as sleep } from 'node:timers/promises';

const last = new Map<string, Promise<unknown>>();
const restMs = 250;

// While one sign-in is being checked, the provider refuses another for the same account even if the password is correct, so people
// sharing an account or using two windows would see a wrong-password error. We therefore run them one after another, with a short pause
// because the provider answers before it releases the account.
export function serializeSignIns<T>(account: Buffer, work: () => Promise<T>): Promise<T> {
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
