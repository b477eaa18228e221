import { setTimeout as wait } from 'node:timers/promises';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { findAnalyticsDifferences, foldAnalytics, getAnalytics } from '@visawright/server/product.ts';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { hourLong, openClient, openTenants, sql } from '@visawright/server/tools.ts';
import { none, requireForProof, type Finding } from '../../measurement.ts';
import { countFacts } from './count-facts.ts';
import { foreignIn, smallCounts, revealedBySum, wrongNumbers } from './judge-reply.ts';
import { emptyTally, live } from './live.ts';
import { makeOffice, type Office } from './offices.ts';
import { randomOf } from '../facts/random.ts';

const writers = 6;
const officeCount = 4;
const day = 86_400_000;

// Random lives of applications while the numbers are counted, the counting is interrupted again and again, and recounts look on. In the end
// every sum equals a count of the facts, and what each reader gets equals plain queries over that reader's own agencies.
export default async function analytics(small: boolean): Promise<Finding> {
  const lives = small ? 1_500 : 50_000;
  const seed = Number(process.env['SEED'] ?? 20_261_119);
  const database = await createTestDatabase();
  const pools = {
    ownerUrl: database.ownerUrl,
    api: openTenants(database.apiUrl, writers),
    worker: openTenants(database.workerUrl, writers),
    owner: openTenants(database.ownerUrl, writers + 1, hourLong), // as the operator's command has it
  };
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  try {
    const offices: Office[] = [];
    for (let at = 0; at < officeCount; at++) offices.push(await makeOffice(pools, at));
    const tally = emptyTally();
    const during = await whileWriting(offices, { lives, seed, tally, admin, workerUrl: database.workerUrl });
    for (const { worker } of offices) await foldAnalytics(worker);

    let differing = 0;
    for (const { owner } of offices) {
      const found = await findAnalyticsDifferences(owner);
      differing += found.length;
      for (const each of found.slice(0, 20)) console.error(JSON.stringify(each));
    }
    const replies = await readAll(offices);
    for (const each of replies.wrong.slice(0, 40)) console.error(each);
    const { rows } = await admin.query<{ n: number }>(`
      select count(*)::int as n
      from analytics_sum s cross join lateral jsonb_each_text(s.counts || s.leads || s.stays || s.rules || s.fields) e
      where e.value::int <= 0`);
    let formerDiffering = 0;
    for (const { owner } of offices)
      formerDiffering += (await owner.many(sql`select 1 from recount_analytics()`)).length;
    requireForProof(
      tally.transfers > lives / 20 &&
        tally.corrections > lives / 20 &&
        tally.erasures > lives / 200 &&
        tally.purges > lives / 200,
      'transfers, corrections, deletions or erasures are missing',
    );
    requireForProof(during.interrupted > 0 && during.recounts > 0, 'no fold was interrupted or no recount looked on');
    requireForProof(replies.smallForAdmins > 20, 'there were no small groups to hide');
    return {
      judged:
        `${lives} lives, ${replies.count} replies, ${during.interrupted} folds interrupted, ` +
        `${during.recounts} recounts while writing`,
      checks: [
        none('sums that differ from a recount', differing),
        none('sums that differed while writing', during.differing),
        none('sums that are not above zero', rows[0]!.n),
        none('sums of the former release that differ from a recount', formerDiffering),
        none('numbers that differ from plain queries', replies.wrong.length),
        none('numbers of another realm or agency', replies.foreign),
        none('small groups shown to distributors', replies.small),
        none('small groups revealed by a sum', replies.revealed),
      ],
      table: { seed, tally, during, replies: { ...replies, wrong: replies.wrong.slice(0, 100) } },
    };
  } finally {
    await Promise.all([pools.api.close(), pools.worker.close(), pools.owner.close(), admin.end()]);
    await database.drop();
  }
}

interface Writing {
  readonly lives: number;
  readonly seed: number;
  readonly tally: ReturnType<typeof emptyTally>;
  readonly admin: Awaited<ReturnType<typeof openClient>>;
  readonly workerUrl: string;
}

// Folding runs on a connection of its own, which is ended in the middle of its work about twice a second.
async function whileWriting(offices: readonly Office[], { lives, seed, tally, admin, workerUrl }: Writing) {
  const seen = { interrupted: 0, recounts: 0, differing: 0 };
  const writing = new AbortController();
  const fold = async () => {
    while (!writing.signal.aborted) {
      const own = openTenants(workerUrl, 1);
      const db = own.forRealm(offices[seen.interrupted % offices.length]!.realmId);
      try {
        while (!writing.signal.aborted) {
          await foldAnalytics(db);
          await wait(20);
        }
      } catch {
        seen.interrupted++;
      } finally {
        await own.close();
      }
    }
  };
  const interrupt = async () => {
    while (!writing.signal.aborted) {
      await wait(500);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'active' and query like '%fold_analytics%' and pid <> pg_backend_pid()`,
      );
    }
  };
  const recount = async () => {
    while (!writing.signal.aborted) {
      await wait(2_000);
      for (const { owner } of offices) seen.differing += (await findAnalyticsDifferences(owner)).length;
      seen.recounts++;
    }
  };
  const others = [fold(), interrupt(), recount()];
  let next = 0;
  const write = async (at: number) => {
    const random = randomOf(seed + at);
    for (; next < lives;) {
      next++;
      await live(random.one(offices), random, tally);
    }
  };
  try {
    await Promise.all(Array.from({ length: writers }, (_each, at) => write(at)));
  } finally {
    writing.abort();
    await Promise.all(others);
  }
  return seen;
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

// Every reader's numbers in several periods, of all agencies and of each, of all destinations and of some.
async function readAll(offices: readonly Office[]) {
  const seen = { count: 0, wrong: [] as string[], foreign: 0, small: 0, revealed: 0, smallForAdmins: 0 };
  const today = Date.now();
  const periods = [
    ['2026-10-01', '2026-10-31'],
    ['2026-10-03', '2026-10-04'],
    ['2026-10-08', '2026-10-20'],
    ['2026-09-10', '2026-11-12'],
    [iso(today - 2 * day), iso(today + day)],
  ] as const;
  for (const office of offices)
    for (const { actor, agencies } of office.readers)
      for (const [from, to] of periods)
        for (const agency of [undefined, ...agencies])
          for (const destination of [undefined, destinations[0]!.country, destinations[3]!.country]) {
            const uids = agency ? [agency.agencyUid] : agencies.map(({ agencyUid }) => agencyUid);
            const query = {
              from,
              to,
              ...(agency && { agencyUid: agency.agencyUid }),
              ...(destination && { destination }),
            };
            const reply = await getAnalytics(office.api, actor, query);
            seen.count++;
            seen.foreign += foreignIn(reply, agencies);
            if (actor.role === 'admin') seen.smallForAdmins += smallCounts(reply);
            if (actor.role === 'distributor') {
              seen.small += smallCounts(reply);
              seen.revealed += revealedBySum(reply);
            }
            if (destination) continue;
            const facts = await countFacts(office.owner, uids, from, to);
            seen.wrong.push(...wrongNumbers(reply, facts).map((text) => `${actor.role} ${from} ${to}: ${text}`));
          }
  return seen;
}
