import {
  addPasskeyOnPage,
  browserAt,
  cancelPasskeyOnPage,
  enterRemembered,
  signInWithPasskey,
  softwarePasskey,
  tryPasskeyOnPage,
} from '@visawright/server/testing.ts';
import type { Passkey } from '@visawright/contract/identity/passkey.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { requireForProof } from '../../measurement.ts';
import type { AttackedRealm } from './attacked-realm.ts';
import type { Attempt } from './attempts.ts';

type Code = Awaited<ReturnType<typeof signInWithPasskey>>;

// An attacker who has learnt a password tries to get a sign-in of their own that outlives it, by the pages for passkeys. The person has a
// passkey: with it they can sign in, so that a refusal says something about the attempt.
export async function passkeyAttempts(realm: AttackedRealm): Promise<Attempt[]> {
  const { known, call, path, keycloakUrl } = realm;
  const place = { keycloakUrl, path, redirectUri: known.redirectUri };
  const bearer = { authorization: `Bearer ${await known.token()}` };
  const own = softwarePasskey();
  const exchange = (code: Code, via: 'login' | 'passkey') => call<LoginResult>('exchangeCode', { ...code, via });
  const plant = async () => {
    const passkey = softwarePasskey();
    requireForProof(
      (await addPasskeyOnPage(place, known.account, passkey)) !== undefined,
      `the page of the provider must add a passkey in ${realm.kind}`,
    );
    return passkey;
  };
  const used = async (browser = browserAt(place)) => {
    const passkey = await plant();
    return { passkey, browser, code: await signInWithPasskey(place, passkey, { browser }) };
  };
  const listed = async () => (await call<{ passkeys: Passkey[] }>('listPasskeys', undefined, bearer)).body.passkeys;

  await call('startPasskey', undefined, bearer);
  const added = await call('finishPasskey', await addPasskeyOnPage(place, known.account, own), bearer);
  requireForProof(added.status === 200, `a person must be able to add a passkey in ${realm.kind}: ${added.text}`);
  const entered = await exchange(await signInWithPasskey(place, own), 'passkey');
  requireForProof(entered.status === 200, `their passkey must sign in to ${realm.kind}: ${entered.text}`);

  const attempt = (what: string, run: () => Promise<number>): Attempt => ({
    what: `${what} (with the password)`,
    async run() {
      const status = await run();
      return { status, succeeded: status < 300 };
    },
  });
  return [
    attempt(
      'sign in with a passkey added on the page of the provider',
      async () => (await exchange((await used()).code, 'passkey')).status,
    ),
    attempt('sign in with the second code of such a passkey', async () => {
      const { passkey, code } = await used();
      const second = await signInWithPasskey(place, passkey);
      await exchange(code, 'passkey');
      return (await exchange(second, 'passkey')).status;
    }),
    attempt('sign in with two codes of such a passkey at once', async () => {
      const { passkey, code } = await used();
      const second = await signInWithPasskey(place, passkey);
      const both = await Promise.all([exchange(code, 'passkey'), exchange(second, 'passkey')]);
      return Math.min(...both.map(({ status }) => status));
    }),
    attempt('sign in with what the provider remembers of such a passkey', async () => {
      const { browser } = await used();
      return (await exchange(await enterRemembered(place, browser), 'login')).status;
    }),
    attempt('sign in with what it remembers after the passkey was removed', async () => {
      const { browser, code } = await used();
      await exchange(code, 'passkey'); // ends this session only
      const { browser: other } = await used(browser);
      await exchange(await signInWithPasskey(place, await plant()), 'passkey');
      const remembered = await enterRemembered(place, other);
      return remembered === undefined ? 401 : (await exchange(remembered, 'login')).status;
    }),
    attempt(
      'use a code of the page for passkeys as one of the login page',
      async () => (await exchange((await used()).code, 'login')).status,
    ),
    attempt('use a code of the login page as one of a passkey', async () => {
      const code = await addPasskeyOnPage(place, known.account, softwarePasskey());
      return (await exchange(code, 'passkey')).status;
    }),
    attempt("use the person's passkey on a device that did not check who uses it", async () => {
      const code = await signInWithPasskey(place, own, { isVerified: false });
      return code === undefined ? 401 : (await exchange(code, 'passkey')).status;
    }),
    attempt('use a passkey that was never added, in the name of the person', async () => {
      const fields = (challenge: Parameters<typeof own.use>[0]) => ({
        ...softwarePasskey().use(challenge),
        userHandle: Buffer.from(realm.colleagueId).toString('base64url'),
      });
      const { status, code } = await tryPasskeyOnPage(place, browserAt(place), fields);
      return code === undefined ? Math.max(status, 400) : (await exchange(code, 'passkey')).status;
    }),
    attempt('pass the page for passkeys with the token instead of a passkey', async () => {
      const hint = { id_token_hint: realm.stolen.at(-1)!.token, prompt: 'none' };
      const { status, code } = await tryPasskeyOnPage(place, browserAt(place), () => ({}), hint);
      return code === undefined ? Math.max(status, 400) : (await exchange(code, 'passkey')).status;
    }),
    attempt('have a passkey listed without being allowed to add one', async () => {
      const code = await addPasskeyOnPage(place, known.account, softwarePasskey());
      return (await call('finishPasskey', code, bearer)).status;
    }),
    attempt('have a passkey listed that was added before the person wants to add one, and cancels', async () => {
      await plant();
      await call('startPasskey', undefined, bearer);
      return (await call('finishPasskey', await cancelPasskeyOnPage(place, known.account), bearer)).status;
    }),
    attempt('have a passkey listed that is added while the person is about to add one, and cancels', async () => {
      await call('startPasskey', undefined, bearer);
      await plant();
      return (await call('finishPasskey', await cancelPasskeyOnPage(place, known.account), bearer)).status;
    }),
    {
      what: 'leave a passkey in the list (with the password)',
      async run() {
        const count = (await listed()).length;
        return { status: 200, succeeded: count !== 1 };
      },
    },
  ];
}
