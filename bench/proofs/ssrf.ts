import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Actor } from '@visawright/server/tools.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import {
  createCaller,
  createTestDatabase,
  createIdentityRealm,
  insertTestDocument,
} from '@visawright/server/testing.ts';
import { writeTicket, type Ticket } from '@visawright/server/product.ts';
import { atMost, exactly, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { hostileAddresses } from './ssrf/hostile-addresses.ts';
import { openCanary } from './ssrf/canary.ts';

const ours = 'https://visas.example';
const rounds = 3;
const address = `${addresses.pageImage.path}?ticket=`;

// base64-from-url returns our own page images to the session they were issued to. Every other address gets the same response in the same
// time, and no request is sent to it.
export default async function ssrf(): Promise<Finding> {
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['applicant', 'agency']);
  const server = await openTestApp(database, { PUBLIC_URL: ours });
  const { keys, sealedObjects, actors, store } = server.parts;
  const objectKeys: string[] = [];
  try {
    const [token, secondToken, agencyToken] = [
      await realm.token('applicant'),
      await realm.token('applicant'),
      await realm.token('agency'),
    ];
    const { actor, db } = await actors.fromToken(token);
    const insert = async () => {
      const document = await insertTestDocument(db, keys, sealedObjects, { applicantUid: actor.applicantUid! });
      objectKeys.push(...document.objectKeys);
      return { docId: document.docId, pageUid: document.pageUids[0]!, size: 'full' } as const;
    };
    const [page, otherPage] = [await insert(), await insert()];
    const at = (who: Actor, what: Ticket = page, when = Date.now()) => address + writeTicket(keys, who, what, when);
    const second = (await actors.fromToken(secondToken)).actor;
    const agency = (await actors.fromToken(agencyToken)).actor;
    const own = at(actor);
    const canary = await openCanary();
    const hostile = hostileAddresses({
      port: canary.port,
      ours,
      path: own,
      foreign: [
        ['ticket of another session', at(second)],
        ['ticket of another person', at(agency)],
        ['ticket of another realm', at({ ...actor, realmId: randomUUID() })],
        ['expired ticket', at(actor, page, Date.now() - 600_000)],
        ['ticket for an original', at(actor, { docId: page.docId, size: 'original' })],
        ['ticket for a page of another document', at(actor, { ...page, pageUid: otherPage.pageUid })],
        ['ticket for an unknown document', at(actor, { ...page, docId: randomUUID() })],
        ['ticket with a letter changed', own.slice(0, -3) + (own.at(-3) === 'A' ? 'B' : 'A') + own.slice(-2)],
        ['ticket of zeroes', `${address}${'A'.repeat(92)}`],
      ],
    });

    const call = createCaller(server.app, realm.path);
    const ask = async (imageUrl: string) => {
      const from = performance.now();
      const answer = await call('base64FromUrl', { imageUrl }, { authorization: `Bearer ${token}` });
      return { ...answer, ms: performance.now() - from };
    };
    const control = [];
    for (const url of [own, `${ours}${own}`]) control.push((await ask(url)).status);
    const warm = canary.dialled().length;
    const table = [];
    const answers = new Set<string>();
    for (const [family, imageUrl] of hostile) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const { status, text, ms } = await ask(imageUrl);
        answers.add(`${status} ${text}`);
        times.push(ms);
      }
      table.push({ family, imageUrl: imageUrl.replaceAll(/ticket=[\w-]+/g, 'ticket=…'), ms: median(times) });
    }
    const strays = canary.dialled().slice(warm);
    const hits = canary.hits();
    await fetch(`http://127.0.0.1:${canary.port}/`).catch(() => undefined);
    const isListening = canary.hits() === hits + 1 && canary.dialled().length > warm + strays.length;
    canary.close();

    const spread = Math.max(...table.map(({ ms }) => ms)) - Math.min(...table.map(({ ms }) => ms));
    const empty = await call('base64FromUrl', { imageUrl: '' }, { authorization: `Bearer ${token}` });
    requireForProof(
      isListening && control.every((status) => status === 200) && empty.body['message'] === 'Image URL is required',
      'the control was not answered',
    );
    requireForProof(hostile.length >= 150, `only ${hostile.length} addresses`);
    return {
      judged: `${hostile.length} addresses, ${rounds} times each`,
      checks: [
        none('fetches', hits + strays.length),
        exactly('different answers', answers.size, 1),
        timed(atMost('spread of the answers', Number(spread.toFixed(1)), 100, 'ms')),
      ],
      table: { control, isListening, empty: empty.text, answers: [...answers], strays, hits, addresses: table },
    };
  } finally {
    await store.remove(objectKeys);
    await server.close();
    await realm.drop();
    await database.drop();
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
