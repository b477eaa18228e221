import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  type IdentityRealm,
} from '@visawright/server/testing.ts';
import { openTenants, type TenantDatabase } from '@visawright/server/tools.ts';
import { freePort } from '../../bench/proofs/documents/free-port.ts';
import type { RunningProcess } from '../../bench/proofs/privilege/running-processes.ts';
import { writeLocalCertificate } from '../edge/local-certificate.ts';
import { images, type ImageName } from './contents.ts';
import { lookInto } from './look-into.ts';
import { gid, uids, type BundleOrder } from './oci-bundle.ts';
import { runImage, type Running } from './run-image.ts';
import { emptyDatabase, environments, secretFolders } from './trial/installation.ts';
import { readOne, untilReady } from './trial/use-product.ts';

// Looks into every built image, then starts them against the running stack with a database and a bucket of their own: migrations on an
// empty database, the readers, the worker, the API and the edge. Says what it saw, a line each.
export async function verifyImages(folder: string): Promise<boolean> {
  const report = { failed: 0 };
  const say = (ok: boolean, words: string) => {
    console.log(`${ok ? 'ok    ' : 'short '} ${words}`);
    if (!ok) report.failed++;
  };
  const built = images.map(({ name }) => name).filter((name) => existsSync(join(folder, 'images', name)));
  for (const { name } of images) if (!built.includes(name)) say(false, `${name}: not built`);
  for (const name of built) {
    const { files, findings } = lookInto(join(folder, 'images', name), name);
    say(
      findings.length === 0,
      `${name}: ${files} files, ${findings.length === 0 ? 'nothing in it that has no place there' : findings.join('; ')}`,
    );
  }
  if (report.failed === 0) await startAll(folder, say);
  console.log(report.failed === 0 ? 'images: ok' : `images: ${report.failed} short`);
  return report.failed === 0;
}

const printOne = `
  const { openPrinter } = await import('/app/apps/server/src/delivery/packages/sheets/printing/printer.ts');
  const printer = openPrinter();
  const sheet = await printer.print('<h1>Hello</h1>');
  await printer.close();
  console.log(sheet.subarray(0, 5).toString() + ' ' + sheet.length + ' bytes');`;

type Say = (ok: boolean, words: string) => void;

async function startAll(folder: string, say: Say): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'visawright-images-'));
  chmodSync(place, 0o755);
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const running: Running[] = [];
  let realm: IdentityRealm | undefined;
  let owner: TenantDatabase | undefined;
  try {
    await emptyDatabase(database);
    const secretsOf = secretFolders(place, database);
    const run = (name: ImageName, order: Omit<BundleOrder, 'name' | 'rootfs'>) =>
      runImage(place, { ...order, name, rootfs: join(folder, 'images', name) });
    const env = environments(bucket.config.S3_BUCKET, await freePort());

    const migrated = run('migrations', { env: env.migrations, secrets: secretsOf('migrations') });
    const code = await migrated.ended;
    say(
      code === 0,
      `migrations on an empty database: ${code === 0 ? migrated.lines.at(-1)!.slice(0, 60) : migrated.lines.join(' ')}`,
    );
    if (code !== 0) return;
    realm = await createIdentityRealm(database, ['applicant'], { isDefault: true });

    const printed = run('worker', { env: {}, command: ['node', '--input-type=module', '--eval', printOne] });
    const isPrinted = (await printed.ended) === 0;
    say(isPrinted, `the worker's browser prints: ${printed.lines.slice(-3).join(' ')}`);

    const shared = join(place, 'readers');
    mkdirSync(shared);
    chownSync(shared, uids.readers, gid);
    chmodSync(shared, 0o2750);
    const readers = run('readers', { env: { READERS: '1' }, shared });
    const worker = run('worker', { env: env.worker, secrets: secretsOf('worker'), shared });
    const api = run('api', { env: env.api, secrets: secretsOf('api') });
    running.push(worker, readers, api);

    const origin = env.api['PUBLIC_URL'];
    const ready = await untilReady(origin, () => running.some(({ process }) => process.exitCode !== null));
    say(ready, `GET /readyz: ${ready ? 'ready' : running.flatMap(({ lines }) => lines.slice(-3)).join(' ')}`);
    if (!ready) return;
    const health = await fetch(`${origin}/healthz`);
    say(health.ok, `GET /healthz: ${health.status}`);
    const facts = await fetch(`${origin}${addresses.realmByPath.path.replace('{tenantPath}', realm.path)}`);
    say(facts.ok, `GET the realm, without a sign-in: ${facts.status}`);
    const page = await fetch(`${origin}/`);
    say(page.ok && (await page.text()).includes('/assets/'), `GET /: ${page.status}`);

    owner = openTenants(database.ownerUrl, 1);
    const state = await readOne(origin, owner, realm);
    say(state === 'checked', `a passport picture, uploaded and read by worker and readers: ${state}`);

    for (const [name, each] of [
      ['api', api],
      ['worker', worker],
      ['readers', readers],
    ] as const) {
      const inside = each.inside();
      const isOwn = inside.every((process) => process.uids.every((uid) => uid === uids[name]));
      say(
        inside.length > 1 && isOwn && inside.every(({ capabilities }) => capabilities === 0n),
        `${name}: ${inside.length} processes, user ${uids[name]}, no capability`,
      );
      say(cannotWrite(each), `${name}: its root cannot be written`);
    }
    say(...(await startsEdge(run, place, Number(new URL(origin).port))));
    for (const [name, each] of [
      ['api', api],
      ['worker', worker],
      ['readers', readers],
    ] as const) {
      const ended = await each.stop();
      say(ended === 0 || ended === 143, `${name} stops when it is told to: exit code ${ended}`);
    }
  } finally {
    for (const each of running) {
      each.process.kill('SIGKILL');
      await each.ended;
    }
    await owner?.close();
    await realm?.drop();
    await bucket.drop();
    await database.drop();
    rmSync(place, { recursive: true, force: true });
  }
}

type Run = (name: ImageName, order: Omit<BundleOrder, 'name' | 'rootfs'>) => Running;

// In front of the API that runs, with a certificate of its own.
async function startsEdge(run: Run, place: string, copy: number): Promise<[boolean, string]> {
  const [port, plain] = [await freePort(), await freePort()];
  const secrets = join(place, 'edge');
  mkdirSync(secrets);
  writeCertificate(secrets);
  const edge = run('edge', {
    secrets,
    env: {
      EDGE_ADDRESS: 'https://',
      EDGE_PORT: `${port}`,
      EDGE_PLAIN_PORT: `${plain}`,
      EDGE_CERTIFICATE: '/run/secrets/certificate.pem',
      EDGE_KEY: '/run/secrets/key.pem',
      EDGE_COPIES: `127.0.0.1:${copy}`,
      IDENTITY_ADDRESS: 'https://id.localhost',
      IDENTITY_SERVER: new URL(process.env['KEYCLOAK_URL']!).host,
    },
  });
  try {
    const ca = readFileSync(join(secrets, 'certificate.pem'));
    for (const end = Date.now() + 30_000; Date.now() < end && edge.process.exitCode === null; await wait(200)) {
      const status = await statusOf({ host: '127.0.0.1', servername: 'localhost', port, path: '/healthz', ca });
      if (status === 200) return [true, `edge: GET /healthz through TLS: ${status}`];
    }
    return [false, `edge: it does not answer: ${edge.lines.slice(-3).join(' ')}`];
  } finally {
    await edge.stop();
  }
}

function writeCertificate(folder: string): void {
  const files = writeLocalCertificate(folder);
  for (const file of files) {
    chownSync(file, 0, gid);
    chmodSync(file, 0o440);
  }
}

const statusOf = (order: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve) => {
    get(order, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).on('error', () => resolve(undefined));
  });

function cannotWrite(each: Running): boolean {
  const [{ pid }] = each.inside() as [RunningProcess];
  const line = readFileSync(`/proc/${pid}/mounts`, 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[1] === '/');
  return line?.split(' ')[3]?.split(',').includes('ro') ?? false;
}
