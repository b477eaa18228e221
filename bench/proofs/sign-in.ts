import type { AddressInfo } from 'node:net';
import { openClient } from '@visawright/server/tools.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { atMost, none, requireAnswer, timed, type Finding } from '../measurement.ts';
import { forwardedFor, countByText, runParallel, median } from './sign-in/guesses.ts';
import { guessOnPage } from './sign-in/guess-on-page.ts';
import { realmUnderAttack, type RealmUnderAttack } from './sign-in/realm-under-attack.ts';

const allowed = 10; // evaluated passwords per account in 15 minutes
const allowedGapMs = 20;
const lockedAfter = 5; // attempts on a real account before the provider locks it, so that each pair is really checked

export default async function signIn(small: boolean): Promise<Finding> {
  const guesses = small ? 40 : 200;
  const pairs = small ? 30 : 500;
  const realm = await realmUnderAttack(3 + Math.ceil(pairs / lockedAfter));
  try {
    const table = {
      onApi: await guessOnApi(realm, guesses),
      onTokenEndpoint: await guessOnTokenEndpoint(realm, guesses),
      onLoginPage: await guessOnLoginPage(realm, guesses),
      loginPairs: await pairUp('login', pairs, (name, i) => ({ username: name, password: `Guess-${i}-2026!` })),
      forgotPairs: await pairUp('forgot-password', pairs, (name) => ({ email: name })),
    };
    const attacks = [table.onApi, table.onTokenEndpoint, table.onLoginPage];
    const evaluatedCount = Math.max(...attacks.map(({ evaluated }) => evaluated['evaluated']!));
    const answers = [...attacks.map((each) => each.answers), table.loginPairs.answers, table.forgotPairs.answers];
    const distinguishable = answers.reduce((sum, each) => sum + Object.keys(each).length - 1, 0);
    const gap = Math.max(table.loginPairs.gapMs, table.forgotPairs.gapMs);
    return {
      judged: `${3 * guesses} guesses by three ways, ${2 * pairs} pairs of real and unknown accounts`,
      checks: [
        atMost('passwords evaluated for one account', evaluatedCount, allowed),
        none('distinguishable answers', distinguishable),
        timed(atMost('gap between real and unknown', Number(gap.toFixed(1)), allowedGapMs, 'ms')),
      ],
      table,
    };
  } finally {
    await realm.remove();
  }

  // Each burst begins with empty counters, because otherwise the limit per network address would apply before the one per account.
  async function withServer<T>(
    work: (send: (call: string, body: object, i: number) => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const owner = await openClient(realm.database.ownerUrl);
    await owner.query('delete from call_counter');
    await owner.end();
    const server = await openTestApp(realm.database);
    const { app } = server;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/das/v1/auth`;
    try {
      return await work(async (call, body, i) => {
        const headers = { 'content-type': 'application/json', 'realm-client-id': realm.path, ...forwardedFor(i) };
        const reply = await fetch(`${base}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
        requireAnswer(reply.status, call);
        return `${reply.status} ${(await reply.text()).replace(/"requestId":"[^"]*"/, '')}`;
      });
    } finally {
      await server.close();
    }
  }

  // The last guess is the right password, which must get the same response by then.
  async function guessOnApi({ real, password, evaluated }: RealmUnderAttack, count: number) {
    const answers = await withServer((send) =>
      runParallel(count, 4, (i) => {
        const guess = i === count - 1 ? password : `Guess-${i}-2026!`;
        return send('login', { username: real(0), password: guess }, i);
      }),
    );
    return { guesses: count, evaluated: await evaluated(real(0)), answers: countByText(answers) };
  }

  async function guessOnTokenEndpoint(
    { real, unknown, path, keycloakUrl, evaluated }: RealmUnderAttack,
    count: number,
  ) {
    const ask = async (client_id: string, username: string, i: number) => {
      const fields = {
        grant_type: 'password',
        client_id,
        client_secret: 'guess',
        username,
        password: `Guess-${i}-2026!`,
      };
      const url = `${keycloakUrl}/realms/${path}/protocol/openid-connect/token`;
      const reply = await fetch(url, { method: 'POST', headers: forwardedFor(i), body: new URLSearchParams(fields) });
      requireAnswer(reply.status, 'the token endpoint');
      return `${reply.status} ${await reply.text()}`;
    };
    const clients = [path, 'admin-cli', 'account', 'account-console', 'visawright-server', 'visawright-service'];
    const differences = await runParallel(count, 4, async (i) => {
      const client = clients[i % clients.length]!;
      return (await ask(client, real(1), i)) === (await ask(client, unknown(1), i)) ? 'same' : `differs at ${client}`;
    });
    return { guesses: count, evaluated: await evaluated(real(1)), answers: countByText(differences) };
  }

  async function guessOnLoginPage({ real, path, keycloakUrl, home, evaluated }: RealmUnderAttack, count: number) {
    const answers = await runParallel(count, 4, (i) => guessOnPage(keycloakUrl, path, home, i, real(2)));
    return { guesses: count, evaluated: await evaluated(real(2)), answers: countByText(answers) };
  }

  async function pairUp(call: string, count: number, body: (name: string, i: number) => object) {
    const took: { real: number[]; unknown: number[] } = { real: [], unknown: [] };
    const answers: string[] = [];
    const perServer = 120;
    for (let from = 0; from < count; from += perServer) {
      await withServer((send) =>
        runParallel(Math.min(perServer, count - from), 4, async (n) => {
          const i = from + n;
          const person = Math.floor(i / lockedAfter) + 3;
          const both = [
            ['real', realm.real(person)],
            ['unknown', realm.unknown(person)],
          ] as const;
          for (const [kind, name] of i % 2 === 0 ? both : both.toReversed()) {
            const began = performance.now();
            answers.push(await send(call, body(name, i), i));
            took[kind].push(performance.now() - began);
          }
        }),
      );
    }
    const [real, unknown] = [median(took.real), median(took.unknown)];
    return {
      pairs: count,
      realMs: real,
      unknownMs: unknown,
      gapMs: Math.abs(real - unknown),
      answers: countByText(answers),
    };
  }
}
