import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Actor } from '../../apps/server/src/access/actor.types.ts';
import { testApp } from '../../apps/server/src/testing/app.ts';
import { callsTo } from '../../apps/server/src/testing/calls.ts';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { identityRealm } from '../../apps/server/src/testing/identity.ts';
import { plantPaper } from '../../apps/server/src/testing/papers.ts';
import { writeTicket, type Ticketed } from '../../apps/server/src/vault/tickets.ts';
import type { Finding } from '../dispatch.ts';
import { hostileAddresses } from './ssrf/addresses.ts';
import { openCanary } from './ssrf/canary.ts';

const ours = 'https://visas.example';
const rounds = 3;
const address = `${addresses.pageImage.path}?ticket=`;

// base64-from-url reads pages of ours for the session they were shown to. Every other address gets one answer, in the same time, and
// nobody is asked.
export default async function ssrf(): Promise<Finding> {
  const database = await testDatabase();
  const realm = await identityRealm(database, ['applicant', 'agency']);
  const server = await testApp(database, { PUBLIC_URL: ours });
  const { keys, papers, actors, store } = server.parts;
  const objectKeys: string[] = [];
  try {
    const [token, secondToken, agencyToken] = [
      await realm.token('applicant'),
      await realm.token('applicant'),
      await realm.token('agency'),
    ];
    const { actor, db } = await actors.fromToken(token);
    const plant = async () => {
      const paper = await plantPaper(db, keys, papers, { applicantUid: actor.applicantUid! });
      objectKeys.push(...paper.objectKeys);
      return { docId: paper.docId, pageUid: paper.pageUids[0]!, size: 'full' } as const;
    };
    const [page, otherPage] = [await plant(), await plant()];
    const at = (who: Actor, what: Ticketed = page, when = Date.now()) => address + writeTicket(keys, who, what, when);
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
        ['ticket that ran out', at(actor, page, Date.now() - 600_000)],
        ['ticket for an original', at(actor, { docId: page.docId, size: 'original' })],
        ['ticket for a page that is elsewhere', at(actor, { ...page, pageUid: otherPage.pageUid })],
        ['ticket for nothing', at(actor, { ...page, docId: randomUUID() })],
        ['ticket with a letter changed', own.slice(0, -3) + (own.at(-3) === 'A' ? 'B' : 'A') + own.slice(-2)],
        ['ticket of zeroes', `${address}${'A'.repeat(92)}`],
      ],
    });

    const call = callsTo(server.app, realm.path);
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
    const isAnswered =
      isListening && control.every((status) => status === 200) && empty.body['message'] === 'Image URL is required';
    const ok = isAnswered && hostile.length >= 150 && hits + strays.length === 0 && answers.size === 1 && spread < 100;
    return {
      figure: `${hits + strays.length} fetches for ${hostile.length} addresses, ${answers.size} answer, spread ${spread.toFixed(1)} ms`,
      target: '0 fetches for at least 150, 1 answer, spread under 100 ms',
      ok,
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
