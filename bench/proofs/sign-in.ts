import type { AddressInfo } from 'node:net';
import { testApp } from '../../apps/server/src/testing/app.ts';
import type { Finding } from '../dispatch.ts';
import { disguise, kinds, many, median } from './sign-in/guesses.ts';
import { guessOnPage } from './sign-in/provider-page.ts';
import { realmUnderAttack, type RealmUnderAttack } from './sign-in/realm-under-attack.ts';

const allowed = 10; // passwords looked at, an account, in 15 minutes
const allowedGapMs = 20;
const lockedAfter = 5; // tries a real account stands before the provider locks it, so that each pair is a true check

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
    const looked = Math.max(...attacks.map(({ evaluated }) => evaluated['looked']!));
    const answers = [...attacks.map((each) => each.answers), table.loginPairs.answers, table.forgotPairs.answers];
    const distinguishable = answers.reduce((sum, each) => sum + Object.keys(each).length - 1, 0);
    const gap = Math.max(table.loginPairs.gapMs, table.forgotPairs.gapMs);
    return {
      figure: `${looked} evaluated, ${distinguishable} distinguishable, gap ${gap.toFixed(1)} ms`,
      target: `at most ${allowed} evaluated, 0 distinguishable, gap under ${allowedGapMs} ms`,
      ok: looked <= allowed && distinguishable === 0 && gap < allowedGapMs,
      table,
    };
  } finally {
    await realm.remove();
  }

  // A fresh copy for each burst: the limit per network address would otherwise answer before the account's does.
  async function withServer<T>(
    work: (send: (call: string, body: object, i: number) => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const server = await testApp(realm.database);
    const { app } = server;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/das/v1/auth`;
    try {
      return await work(async (call, body, i) => {
        const headers = { 'content-type': 'application/json', 'realm-client-id': realm.path, ...disguise(i) };
        const reply = await fetch(`${base}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return `${reply.status} ${(await reply.text()).replace(/"requestId":"[^"]*"/, '')}`;
      });
    } finally {
      await server.close();
    }
  }

  // The last guess is the right password: by then it must not be told apart either.
  async function guessOnApi({ real, password, evaluated }: RealmUnderAttack, count: number) {
    const answers = await withServer((send) =>
      many(count, 4, (i) => {
        const guess = i === count - 1 ? password : `Guess-${i}-2026!`;
        return send('login', { username: real(0), password: guess }, i);
      }),
    );
    return { guesses: count, evaluated: await evaluated(real(0)), answers: kinds(answers) };
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
      const reply = await fetch(url, { method: 'POST', headers: disguise(i), body: new URLSearchParams(fields) });
      return `${reply.status} ${await reply.text()}`;
    };
    const clients = [path, 'admin-cli', 'account', 'account-console', 'visawright-server', 'visawright-service'];
    const differences = await many(count, 4, async (i) => {
      const client = clients[i % clients.length]!;
      return (await ask(client, real(1), i)) === (await ask(client, unknown(1), i)) ? 'same' : `differs at ${client}`;
    });
    return { guesses: count, evaluated: await evaluated(real(1)), answers: kinds(differences) };
  }

  async function guessOnLoginPage({ real, path, keycloakUrl, home, evaluated }: RealmUnderAttack, count: number) {
    const answers = await many(count, 4, (i) => guessOnPage(keycloakUrl, path, home, i, real(2)));
    return { guesses: count, evaluated: await evaluated(real(2)), answers: kinds(answers) };
  }

  async function pairUp(call: string, count: number, body: (name: string, i: number) => object) {
    const took: { real: number[]; unknown: number[] } = { real: [], unknown: [] };
    const answers: string[] = [];
    const perServer = 120;
    for (let from = 0; from < count; from += perServer) {
      await withServer((send) =>
        many(Math.min(perServer, count - from), 4, async (n) => {
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
    return { pairs: count, realMs: real, unknownMs: unknown, gapMs: Math.abs(real - unknown), answers: kinds(answers) };
  }
}
