import { addresses } from '@visawright/contract/operations/addresses.ts';
import { openSender, isFailed, type Answer } from '../../traffic/open-sender.ts';
import { forwardedFor } from '../../proofs/sign-in/guesses.ts';
import { keepPace } from '../../traffic/keep-pace.ts';
import type { World } from './open-world.ts';
import { failuresOf, p99, timesByCall } from './times.ts';

export interface Burst {
  readonly people: number;
  readonly signedIn: number;
  readonly askedToWait: number; // with a time to wait and a text
  readonly unclear: Record<string, number>; // every other answer
  readonly seconds: number; // until the last answer
  readonly times: ReturnType<typeof timesByCall>;
  readonly othersP99: number; // of profiles meanwhile
}

const isAskedToWait = ({ status, retryAfter, code }: Answer) =>
  (status === 429 || status === 503) && Number(retryAfter) > 0 && code !== 'part.unavailable';

// Everybody of a realm signs in at once, from an address of their own, each with an account of their own.
export async function measureSignInBurst({ port, realms }: World): Promise<Burst> {
  const { realm, accounts, applications } = realms[0]!;
  const sender = openSender({ port, most: accounts.length + 50 });
  const headers = { 'realm-client-id': realm.path, 'content-type': 'application/json', accept: 'application/json' };
  const began = Date.now();
  const profiles = keepPace(10, 5, (n) => {
    const { token } = applications[n % applications.length]!;
    void sender.send({
      call: 'profile',
      method: 'GET',
      path: addresses.getProfile.path,
      headers: { ...headers, ...forwardedFor(n), authorization: `Bearer ${token}` },
    });
  });
  await Promise.all(
    accounts.map((username, n) =>
      sender.send({
        call: 'sign-in',
        method: 'POST',
        path: addresses.login.path,
        headers: { ...headers, ...forwardedFor(2_000 + n) },
        body: Buffer.from(JSON.stringify({ username, password: realm.password })),
      }),
    ),
  );
  const seconds = (Date.now() - began) / 1_000;
  await profiles;
  await sender.close();
  const signIns = sender.answers.filter(({ call }) => call === 'sign-in');
  return {
    people: accounts.length,
    signedIn: signIns.filter((answer) => !isFailed(answer)).length,
    askedToWait: signIns.filter(isAskedToWait).length,
    unclear: failuresOf(signIns.filter((answer) => !isAskedToWait(answer))),
    seconds,
    times: timesByCall(sender.answers),
    othersP99: p99(sender.answers.filter(({ call }) => call === 'profile')),
  };
}
