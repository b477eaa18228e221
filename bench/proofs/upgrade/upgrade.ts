import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openClient } from '@visawright/server/tools.ts';
import type { createIdentityRealm, TestDatabase } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../../measurement.ts';
import { countLost } from '../../traffic/count-lost.ts';
import type { Load } from '../../traffic/mixed-load.ts';
import { startFastLoad } from '../../traffic/start-fast-load.ts';
import { isFailed, type Answer } from '../../traffic/open-sender.ts';
import { insertTraveller, openPlace, waitForEdge, type Place } from '../../traffic/open-place.ts';
import { startProgram, type RunningProgram } from '../../traffic/running-program.ts';
import { checkOutFormerRelease } from './former-release.ts';

const current = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

interface Programs {
  readonly api: [RunningProgram, RunningProgram];
  worker: RunningProgram;
}

// The former release works on its database behind the edge, under load. The migrations of this release run, then every program is replaced
// in turn by the one of this release, and then by the former one again.
export default async function upgrade(small: boolean): Promise<Finding> {
  const say = (what: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${what}`);
  const former = checkOutFormerRelease();
  say(`former release ${former.commit.slice(0, 12)}`);
  const closing: (() => unknown)[] = [() => former.remove()];
  const close = async () => {
    for (const each of closing.reverse()) await Promise.resolve(each()).catch(() => undefined);
  };
  const giveUp = () => void close().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    const database = await emptyDatabase();
    closing.push(() => database.drop());
    await migrateTo(former.root, database);
    say('its database is ready');
    const testing = (await import(join(former.root, 'apps/server/src/testing/exports.ts'))) as {
      createIdentityRealm: typeof createIdentityRealm;
    };
    const realm = await testing.createIdentityRealm(database, ['agency']);
    closing.push(() => realm.drop());
    const traveller = await insertTraveller(database, realm);
    const place = await openPlace(database);
    closing.push(() => place.close());
    const programs = await startAll(place, former.root);
    closing.push(() => endAll(programs));
    await waitForEdge(place);
    say('its programs are ready');

    const order = {
      rates: small ? [20, 10] : [60, 40, 25, 12],
      restart: async () => {
        await programs.api[1].end('SIGTERM');
        programs.api[1] = await startApi(place, former.root, 1);
      },
      port: place.port,
      certificate: place.edge.certificate,
      realm,
      traveller,
      uploadsPerSecond: small ? 0.3 : 0.5,
      signInsPerSecond: 0.3,
    };
    const { load, perSecond } = await startFastLoad(order);
    closing.push(() => load.stop());
    const startedAt = Date.now();
    say(`${perSecond} calls a second`);
    const pause = () => wait(small ? 1_500 : 10_000);
    await pause();
    const phases: Phase[] = [];
    const phase = async (name: string, work: () => Promise<unknown>) => {
      const from = Date.now();
      await work();
      await pause();
      phases.push({ name, from, to: Date.now() });
      say(`${name}: ${(Date.now() - from) / 1_000} s`);
    };
    let ran = '';
    await phase('migrations', async () => (ran = await migrateTo(current, database)));
    await phase('upgrade', () => replaceAll(programs, place, current));
    await phase('roll back', () => replaceAll(programs, place, former.root));
    await load.stop();
    say(`${load.acknowledged.size} uploads acknowledged, waiting until they are read`);
    const uploads = await countLost(database.ownerUrl, realm.realmId, load.acknowledged);

    const counted = phases.map((each) => countPhase(each, load));
    requireForProof(ran.startsWith('ran '), 'this release has no migration that the former one lacks');
    for (const { name, calls } of counted) requireForProof(calls > perSecond, `only ${calls} calls during ${name}`);
    requireForProof(uploads.acknowledged > 2, `only ${uploads.acknowledged} uploads`);
    const failed = (name: string) => counted.find((each) => each.name === name)!.failed.length;
    return {
      judged:
        `${load.answers.length} calls at ${perSecond} a second through the edge, ${uploads.acknowledged} uploads, 2 copies of the API ` +
        `and a worker replaced twice; former release ${former.commit.slice(0, 12)}`,
      checks: [
        none('failed calls while migrations run', failed('migrations')),
        none('failed calls during the upgrade', failed('upgrade')),
        none('failed calls while rolling back', failed('roll back')),
        none(
          'failed calls otherwise',
          load.answers.filter((each) => each.sentAt >= startedAt && isFailed(each)).length -
            counted.reduce((n, each) => n + each.failed.length, 0),
        ),
        none('acknowledged uploads lost', uploads.lost),
        none('documents read twice', uploads.doubled),
        none('jobs left or failed', uploads.jobsLeft),
      ],
      table: { former: former.commit, migrations: ran, phases: counted, uploads },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await close();
  }
}

interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function countPhase({ name, from, to }: Phase, load: Load) {
  const calls = load.answers.filter(({ sentAt }) => sentAt >= from && sentAt < to);
  return {
    name,
    seconds: Math.round((to - from) / 100) / 10,
    calls: calls.length,
    slowestMs: Math.max(0, ...calls.map(({ sentAt, endedAt }) => endedAt - sentAt)),
    failed: calls.filter(isFailed).map(describe),
  };
}
const describe = ({ call, status, type, code }: Answer) => `${call}: ${status} ${code} ${type}`;

async function emptyDatabase(): Promise<TestDatabase> {
  const name = `vw_upgrade_${randomBytes(5).toString('hex')}`;
  const urlOf = (role: string) => {
    const url = new URL(process.env[`DATABASE_${role}_URL`]!);
    url.pathname = `/${name}`;
    return url.href;
  };
  const asOwner = async (...statements: string[]) => {
    const owner = await openClient(process.env['DATABASE_OWNER_URL']!);
    for (const statement of statements) await owner.query(statement);
    await owner.end();
  };
  const roles = 'visawright_api, visawright_worker, visawright_resolver';
  await asOwner(
    `create database ${name}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${roles}`,
  );
  return {
    ownerUrl: urlOf('OWNER'),
    apiUrl: urlOf('API'),
    workerUrl: urlOf('WORKER'),
    resolverUrl: urlOf('RESOLVER'),
    drop: () => asOwner(`drop database ${name} with (force)`),
  };
}

// What the release's own command prints.
async function migrateTo(release: string, { ownerUrl }: TestDatabase): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/server/src/entry/migrate.ts'], {
    cwd: release,
    env: { ...process.env, DATABASE_OWNER_URL: ownerUrl },
    timeout: 300_000,
  });
  return stdout.trim().split('\n').at(-1)!;
}

const startApi = ({ env, copies }: Place, root: string, copy: 0 | 1) =>
  startProgram({ program: 'api', root, env: { ...env, PORT: `${copies[copy]}` } });
const startWorker = ({ env }: Place, root: string) => startProgram({ program: 'worker', root, env });

async function startAll(place: Place, root: string): Promise<Programs> {
  const [one, other, worker] = await Promise.all([
    startApi(place, root, 0),
    startApi(place, root, 1),
    startWorker(place, root),
  ]);
  return { api: [one, other], worker };
}

// As docs/operate/upgrade.md says: a copy of the API is stopped when the other one is ready.
async function replaceAll(programs: Programs, place: Place, root: string): Promise<void> {
  for (const copy of [0, 1] as const) {
    await programs.api[copy].end('SIGTERM');
    programs.api[copy] = await startApi(place, root, copy);
    await wait(1_000); // until the edge has asked it
  }
  await programs.worker.end('SIGTERM');
  programs.worker = await startWorker(place, root);
}

const endAll = ({ api, worker }: Programs) => Promise.all([...api, worker].map((each) => each.end('SIGKILL')));
