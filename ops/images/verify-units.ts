import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  type IdentityRealm,
} from '@visawright/server/testing.ts';
import { openTenants, type TenantDatabase } from '@visawright/server/tools.ts';
import { writeLocalCertificate } from '../edge/local-certificate.ts';
import { emptyDatabase, environments, secretFolders } from './trial/installation.ts';
import { startMachine, type Inside } from './trial/machine.ts';
import { readOne, untilReady } from './trial/use-product.ts';

const programs = ['api@1', 'api@2', 'readers', 'worker', 'edge'].map((name) => `visawright-${name}`);
const units = ['visawright-migrations', ...programs];
const apiPort = 8091; // of the first copy
const edgePort = 18443;

// Starts systemd in the folder that ops/images/machine has made, with the units as they are delivered, uses the product, and restarts the
// programs as docs/operate/upgrade.md says.
export async function verifyUnits(folder: string): Promise<boolean> {
  const machine = join(folder, 'machine');
  if (!existsSync(machine)) throw new Error(`${machine} is missing: ops/images/machine ${folder}`);
  const place = mkdtempSync(join(tmpdir(), 'visawright-machine-'));
  let failed = 0;
  const say = (ok: boolean, words: string) => {
    console.log(`${ok ? 'ok    ' : 'short '} ${words}`);
    if (!ok) failed++;
  };
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  let realm: IdentityRealm | undefined;
  let owner: TenantDatabase | undefined;
  let stop = async () => {};
  try {
    await emptyDatabase(database);
    const settings = environments(bucket.config.S3_BUCKET, apiPort).api;
    writeSettings(machine, place, settings, secretFolders(place, database));
    const started = startMachine(place, machine);
    const { inside } = started;
    stop = () => started.stop();
    const logOf = async (unit: string) =>
      console.log((await inside('journalctl', '--no-pager', '-n', '20', '-u', unit)).output);
    const isRunning = await until(async () => (await inside('systemctl', 'is-system-running')).ok);
    say(isRunning, `systemd runs: ${(await inside('systemctl', 'is-system-running')).output}`);
    const enabled = await inside('systemctl', 'enable', '--now', 'visawright.target');
    say(enabled.ok, `visawright.target is enabled and started`);
    await until(async () => (await inside('systemctl', 'is-active', 'visawright-migrations')).output !== 'activating');
    realm = await createIdentityRealm(database, ['applicant'], { isDefault: true });
    const ready = await untilReady(`http://127.0.0.1:${apiPort}`, () => false);
    for (const unit of units) {
      const state = (await inside('systemctl', 'is-active', unit)).output;
      say(state === 'active', `${unit}: ${state}`);
      if (state !== 'active') await logOf(unit);
    }
    say(ready, `GET /readyz of copy 1: ${ready ? 'ready' : 'not ready'}`);
    if (!ready) return false;
    owner = openTenants(database.ownerUrl, 1);
    const read = await readOne(`http://127.0.0.1:${apiPort}`, owner, realm);
    say(read === 'checked', `a passport picture, uploaded and read by worker and readers: ${read}`);
    if (read !== 'checked') await logOf('visawright-worker');
    say((await askEdge('/healthz')) === 200, 'GET /healthz through the edge');

    await inside('systemctl', 'kill', '--signal=KILL', 'visawright-api@1');
    const isBack = await until(async () => (await askEdge('/healthz')) === 200 && (await copyIsReady()));
    say(isBack, 'a copy of the API that was killed is started again');
    await restartAsUpgrade(inside, say);
    await inside('systemctl', 'stop', 'visawright.target', ...units);
    for (const unit of units) {
      const result = (await inside('systemctl', 'show', '-p', 'Result', '--value', unit)).output;
      say(result === 'success', `${unit} stops: ${result}`);
    }
    return failed === 0;
  } finally {
    await stop();
    await owner?.close();
    await realm?.drop();
    await bucket.drop();
    await database.drop();
    rmSync(join(machine, 'etc', 'visawright'), { recursive: true, force: true });
    rmSync(place, { recursive: true, force: true });
    console.log(failed === 0 ? 'units: ok' : `units: ${failed} short`);
  }
}

type Say = (ok: boolean, words: string) => void;

const copyIsReady = () =>
  fetch(`http://127.0.0.1:${apiPort}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );

// The commands of the page, while calls arrive through the edge.
async function restartAsUpgrade(inside: Inside, say: Say): Promise<void> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operate/upgrade.md'), 'utf8');
  const commands = /^```\n(systemctl restart visawright-migrations\n[\s\S]*?)^```/m.exec(page)![1]!;
  const [copies = '', edge = ''] = commands.split(/^(?=systemctl restart visawright-edge)/m);
  const idOf = async (unit: string) =>
    (await inside('systemctl', 'show', '-p', 'InvocationID', '--value', unit)).output;
  const ids = () => Promise.all(programs.map(idOf));
  const before = await ids();
  await inside('systemctl', 'restart', 'visawright-migrations');
  const after = await ids();
  say(before.join() === after.join(), 'restarting the migrations restarts nothing else');

  const over = new AbortController();
  let [calls, refused] = [0, 0];
  const calling = (async () => {
    for (; !over.signal.aborted; await wait(50)) {
      calls++;
      if ((await askEdge('/')) !== 200) refused++;
    }
  })();
  const restarted = await inside('bash', '-c', copies);
  over.abort();
  await calling;
  const changed = (await ids()).filter((id, n) => id !== before[n]).length;
  say(restarted.ok && changed === 4, `copies, readers and worker restart: ${changed} of 4 ${restarted.output}`);
  say(refused === 0 && calls > 50, `${calls} pages through the edge meanwhile, ${refused} failed`);

  const from = Date.now();
  const edgeRestarted = await inside('bash', '-c', edge);
  const answers = await until(async () => (await askEdge('/healthz')) === 200);
  say(
    edgeRestarted.ok && answers,
    `the edge answers again ${(Date.now() - from) / 1_000} s after its restart was ordered`,
  );
}

const askEdge = (path: string): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port: edgePort, path, servername: 'localhost', rejectUnauthorized: false, agent: false },
      (reply) => {
        reply.resume().once('close', () => resolve(reply.complete ? reply.statusCode! : 0));
      },
    );
    asked.on('error', () => resolve(0)).end();
  });

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(200)) if (await holds()) return true;
  return false;
}

// What an operator writes below /etc/visawright, and ports for the edge that this machine has free, as a drop-in.
function writeSettings(
  machine: string,
  place: string,
  settings: Readonly<Record<string, string>>,
  secretsOf: ReturnType<typeof secretFolders>,
): void {
  const folder = join(machine, 'etc', 'visawright');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join('');
  const shared = Object.entries(settings).filter(([name]) => !/_FILE$|^(HOST|PORT)$/.test(name));
  writeFileSync(join(folder, 'settings'), lines(Object.fromEntries(shared)));
  const edge = {
    EDGE_ADDRESS: 'https://',
    IDENTITY_ADDRESS: 'https://id.localhost',
    IDENTITY_SERVER: new URL(settings['KEYCLOAK_URL']!).host,
  };
  writeFileSync(join(folder, 'edge'), lines(edge));
  for (const name of ['migrations', 'api', 'worker'] as const)
    spawnSync('cp', ['-a', `${secretsOf(name)}/.`, join(folder, 'secrets')]);
  const [certificate, key] = writeLocalCertificate(place);
  writeFileSync(join(folder, 'secrets', 'edge_certificate'), readFileSync(certificate));
  writeFileSync(join(folder, 'secrets', 'edge_key'), readFileSync(key), { mode: 0o600 });
  const dropIn = join(machine, 'etc', 'systemd', 'system', 'visawright-edge.service.d');
  mkdirSync(dropIn, { recursive: true });
  writeFileSync(
    join(dropIn, 'trial.conf'),
    `[Service]\nEnvironment=EDGE_PORT=${edgePort} EDGE_PLAIN_PORT=${edgePort + 1}\n`,
  );
}
