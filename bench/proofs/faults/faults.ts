import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import {
  createIdentityRealm,
  createTestDatabase,
  type IdentityRealm,
  type TestDatabase,
} from '@visawright/server/testing.ts';
import { openClient } from '@visawright/server/tools.ts';
import { atMost, none, requireForProof, timed, type Finding } from '../../measurement.ts';
import { countLost } from '../../traffic/count-lost.ts';
import { fillSpoolFolder } from './fill-spool-folder.ts';
import { openFaultProxy, faults, type Fault } from './fault-proxy.ts';
import type { Load } from '../../traffic/mixed-load.ts';
import { startFastLoad } from '../../traffic/start-fast-load.ts';
import { isFailed, type Answer } from '../../traffic/open-sender.ts';
import { jumpingClock } from './jumping-clock.ts';
import { insertTraveller, openPlace, waitForEdge } from '../../traffic/open-place.ts';
import { openPairs, type Pair } from './pairs.ts';
import { startProgram, type RunningProgram } from '../../traffic/running-program.ts';
import { watchLog } from './watch-log.ts';
import { watchRecovery } from './watch-recovery.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const parts = ['postgres', 's3', 'clamav', 'mail', 'keycloak'] as const; // by their names in ops/stack

type Name = 'api 1' | 'api 2' | 'worker';

interface Trouble {
  readonly what: string;
  readonly from: number;
  readonly to: number; // mended, or the restart was ordered
  readonly recoverySeconds: number;
}

const namedMs = 60_000; // every program asks its parts more often, used or not

// Two copies of the API behind the edge and a worker (two in a full run), with a proxy before every part that breaks connections; programs
// and parts are killed; copies are restarted in turn. Calls arrive all the time. A full run restarts the parts of the stack it runs on.
export default async function proveFaults(small: boolean): Promise<Finding> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closing.reverse()) await Promise.resolve(each()).catch(() => undefined);
  };
  const giveUp = () => void close().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  const say = (what: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${what}`);
  try {
    const database = await createTestDatabase();
    closing.push(() => database.drop());
    const proxy = await openFaultProxy();
    closing.push(() => proxy.close());
    const { pairs, keycloakUrl, api, worker } = await openPairs(proxy, database);
    const realm = await createIdentityRealm(database, ['agency']);
    closing.push(() => realm.drop());
    await moveProvider(database, realm, keycloakUrl);
    const place = await openPlace(database);
    closing.push(() => place.close());
    const traveller = await insertTraveller(database, realm);

    const deaths: string[] = [];
    const running = new Map<string, RunningProgram>();
    const start = async (name: Name | 'worker 2', more: Record<string, string> = {}) => {
      const isWorker = name.startsWith('worker');
      const own = isWorker ? worker : { ...api, PORT: `${place.copies[name === 'api 1' ? 0 : 1]}` };
      const made = await startProgram({
        program: isWorker ? 'worker' : 'api',
        root,
        env: { ...place.env, ...own, ...more },
      });
      running.set(name, made);
    };
    const end = async (name: string, signal: 'SIGTERM' | 'SIGKILL') => {
      const program = running.get(name)!;
      if (program.hasEnded) deaths.push(name);
      await program.end(signal);
      running.delete(name);
    };
    closing.push(() => Promise.all([...running.keys()].map((name) => end(name, 'SIGKILL'))));
    await Promise.all(
      (['api 1', 'api 2', 'worker', ...(small ? [] : ['worker 2' as const])] as const).map((name) => start(name)),
    );
    await waitForEdge(place);
    say('the programs are ready');

    const order = { port: place.port, certificate: place.edge.certificate, realm, traveller };
    const restart = async () => {
      await end('api 2', 'SIGTERM');
      await start('api 2');
    };
    const { load, perSecond } = await startFastLoad({
      ...order,
      rates: small ? [15, 8] : [40, 25, 12],
      restart,
      uploadsPerSecond: small ? 0.6 : 0.5,
      signInsPerSecond: 0.7,
    });
    closing.push(() => load.stop());
    const calmFrom = Date.now();
    say(`${perSecond} calls a second`);
    await wait(small ? 1_000 : 5_000);
    for (const until = Date.now() + 30_000; load.answers.length < 40 && Date.now() < until;) await wait(100);
    const calmFailures = load.answers.filter((each) => each.sentAt >= calmFrom && isFailed(each));
    requireForProof(
      calmFailures.length === 0,
      `${calmFailures.length} calls failed before anything was broken: ${JSON.stringify(calmFailures[0])}`,
    );

    const troubles: Trouble[] = [];
    const trouble = async (what: string, work: () => Promise<unknown>) => {
      const from = Date.now();
      await work();
      const to = Date.now();
      const recoverySeconds = await watchRecovery(load);
      troubles.push({ what, from, to, recoverySeconds });
      const { failed } = describeTrouble({ what, from, to: Date.now(), recoverySeconds }, load.answers);
      say(`${what}: ${(to - from) / 1_000} s, recovered after ${recoverySeconds} s ${JSON.stringify(failed)}`);
    };

    const chosen: readonly (readonly [Pair, Fault])[] = small
      ? [...new Map(pairs.map((pair) => [pair.part, pair])).values()].map((pair, at) => [
          pair,
          at % 2 === 0 ? 'reset' : 'silence',
        ])
      : pairs.flatMap((pair) => (Object.keys(faults) as Fault[]).map((fault) => [pair, fault] as const));
    const logsOf = ({ programs }: Pair) =>
      [...running].filter(([name]) => programs.some((each) => name.startsWith(each))).map(([, { lines }]) => lines);
    // A broken connection must be used, or breaking it shows nothing: it stays broken until a log names the part.
    const named = new Map<string, Set<Fault>>(pairs.map(({ name }) => [name, new Set()]));
    for (const [pair, fault] of chosen) {
      const watch = () => watchLog(logsOf(pair), pair.part);
      await waitUntil(() => !watch().isAway(), namedMs);
      await trouble(`${pair.name}: ${fault}`, async () => {
        const log = watch();
        await proxy.break(pair.name, fault);
        if (pair.part === 'mail') await askForMail(place.copies[0], realm);
        await wait(small ? 2_500 : 6_000);
        if (fault === 'reset' || fault === 'silence') await waitUntil(() => log.isNamed(), namedMs);
        if (log.isNamed()) named.get(pair.name)!.add(fault);
        await proxy.mend(pair.name);
      });
    }

    const killed: Name[] = small ? ['worker'] : ['api 1', 'api 2', 'worker'];
    for (const name of killed)
      await trouble(`${name} is killed`, async () => {
        await end(name, 'SIGKILL');
        await start(name);
      });
    if (!small)
      for (const part of parts)
        await trouble(`${part} is killed and started again`, () =>
          run(join(root, 'ops/stack'), ['restart', part], { cwd: root, timeout: 400_000 }),
        );

    // Restarts in turn, at as many calls a second as one copy answers here without a queue.
    let rolling = load;
    if (!small) {
      const fast = await startFastLoad({ ...order, rates, restart, signInsPerSecond: 0.2, uploadsPerSecond: 0.3 });
      rolling = fast.load;
      say(`restarts in turn, ${fast.perSecond} more calls a second`);
    }
    if (rolling !== load) closing.push(() => rolling.stop());
    const rollingFrom = Date.now();
    const restarts = small ? 2 : 20;
    for (let n = 0; n < restarts; n++) {
      const name = n % 2 === 0 ? 'api 1' : 'api 2';
      await end(name, 'SIGTERM');
      await start(name);
      await wait(1_000); // until the edge has asked it
      if (!small && n % 5 === 4) {
        await end('worker', 'SIGTERM');
        await start('worker');
      }
    }
    const rollingTo = Date.now();
    say(`${restarts} restarts in turn: ${(rollingTo - rollingFrom) / 1_000} s`);

    let clock = { calls: 0, failed: [] as string[] };
    let disk = { refused: 0, unclear: [] as string[], isAlive: true, after: 0 };
    if (!small) {
      clock = await moveClock({ end, start }, load, say);
      disk = await fillSpoolFolder({
        env: { ...place.env, ...api },
        root,
        token: await realm.token('agency'),
        realm,
        applicantUid: traveller.applicantUid,
      });
      say(`spool folder full: ${JSON.stringify(disk)}`);
    }
    await load.stop();
    if (rolling !== load) await rolling.stop();
    const acknowledged = new Set([...load.acknowledged, ...rolling.acknowledged]);
    say(`${acknowledged.size} uploads acknowledged, waiting until they are read`);
    const uploads = await countLost(database.ownerUrl, realm.realmId, acknowledged);
    for (const [name, program] of running) if (program.hasEnded) deaths.push(name);

    const all = [...new Set([...load.answers, ...rolling.answers])];
    const inRolling = rolling.answers.filter(({ sentAt }) => sentAt >= rollingFrom && sentAt < rollingTo);
    const failedPages = all.filter((answer) => answer.call === 'page' && isFailed(answer));
    const unclear = all.filter(
      (answer) => isFailed(answer) && answer.call !== 'page' && !answer.code.startsWith('part.unavailable'),
    );
    const broken = chosen.filter(([, fault]) => fault === 'reset' || fault === 'silence');
    const unnamed = broken.filter(([{ name }, fault]) => !named.get(name)!.has(fault));
    const slowest = Math.max(...troubles.map(({ recoverySeconds }) => recoverySeconds));
    requireForProof(all.some(isFailed), 'nothing that was broken had any effect');
    requireForProof(inRolling.length > restarts * 10, `only ${inRolling.length} calls during the restarts`);
    requireForProof(uploads.acknowledged > 5, `only ${uploads.acknowledged} uploads`);
    const rate = Math.round(inRolling.length / ((rollingTo - rollingFrom) / 1_000));
    return {
      judged: `${chosen.length} broken connections, ${killed.length} programs killed${
        small ? '' : `, ${parts.length} parts killed, a clock moved, a disk filled`
      }, ${restarts} restarts in turn at ${rate} calls a second, ${perSecond} before; ${all.length} calls, ${uploads.acknowledged} uploads`,
      checks: [
        none('acknowledged uploads lost', uploads.lost),
        none('documents read twice', uploads.doubled),
        none('jobs left or failed', uploads.jobsLeft),
        none('failed calls during restarts in turn', inRolling.filter(isFailed).length),
        none('addresses opened without a page', failedPages.filter(({ type }) => !type.startsWith('text/html')).length),
        none('failures without a clear answer', unclear.length + disk.unclear.length),
        none('broken connections while no log line named their part', unnamed.length),
        none('programs that ended by themselves', deaths.length + (disk.isAlive ? 0 : 1)),
        none('failed calls while a clock moves', clock.failed.length),
        timed(atMost('recovery', slowest, 30, 's')),
      ],
      table: {
        troubles: troubles.map((each) => describeTrouble(each, all)),
        pagesOfOutage: failedPages.length,
        unclear: countBy(unclear.map(describe)),
        rolling: {
          perSecond: rate,
          seconds: Math.round((rollingTo - rollingFrom) / 1_000),
          failed: inRolling.filter(isFailed).map(describe),
          slowestMs: Math.max(...inRolling.map(({ sentAt, endedAt }) => endedAt - sentAt)),
        },
        clock,
        disk,
        unnamed: unnamed.map(([{ name }, fault]) => `${name}: ${fault}`),
        deaths,
        uploads,
      },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await close();
  }
}

async function waitUntil(isMet: () => boolean, mostMs: number): Promise<void> {
  for (const end = Date.now() + mostMs; !isMet() && Date.now() < end;) await wait(100);
}

// Tokens name the provider's own address; the product asks it at the one in front of it.
async function moveProvider(
  { ownerUrl }: TestDatabase,
  { realmId }: IdentityRealm,
  keycloakUrl: string,
): Promise<void> {
  const owner = await openClient(ownerUrl);
  await owner.query('update realm set keycloak_url = $1 where realm_id = $2', [keycloakUrl, realmId]);
  await owner.end();
}

const describe = ({ call, status, type, code }: Answer) => `${call}: ${status} ${code} ${type}`;

function countBy(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

function describeTrouble({ what, from, to, recoverySeconds }: Trouble, all: readonly Answer[]) {
  const calls = all.filter(({ sentAt }) => sentAt >= from && sentAt < to);
  return {
    what,
    seconds: Math.round((to - from) / 100) / 10,
    recoverySeconds,
    calls: calls.length,
    failed: countBy(calls.filter(isFailed).map(describe)),
  };
}

// A mail of the product, so that the worker needs the mail server.
async function askForMail(copy: number, realm: IdentityRealm): Promise<void> {
  const { method, path } = addresses.forgotPassword;
  await fetch(`http://127.0.0.1:${copy}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'realm-client-id': realm.path },
    body: JSON.stringify({ email: realm.email('agency') }),
  }).then((reply) => reply.body?.cancel());
}

const rates = [200, 100, 50, 25, 12];

interface Restarting {
  readonly end: (name: string, signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly start: (name: Name, env?: Record<string, string>) => Promise<void>;
}

// A copy of the API and a worker whose clock is put forward and back by a minute and a half, as a wrong time server does.
async function moveClock({ end, start }: Restarting, load: Load, say: (what: string) => void) {
  const clock = jumpingClock();
  for (const name of ['api 1', 'worker'] as const) {
    await end(name, 'SIGTERM');
    await start(name, clock.env);
  }
  const from = Date.now();
  for (const seconds of [90, 0, -90, 0]) {
    clock.set(seconds);
    await wait(8_000);
  }
  const calls = load.answers.filter(({ sentAt }) => sentAt >= from);
  for (const name of ['api 1', 'worker'] as const) {
    await end(name, 'SIGTERM');
    await start(name);
  }
  clock.remove();
  const failed = calls.filter(isFailed).map(describe);
  say(`clock moved: ${calls.length} calls, ${failed.length} failed`);
  return { calls: calls.length, failed };
}
