import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { createIdentityRealm, createTestBucket, createTestDatabase, uploadForm } from '@visawright/server/testing.ts';
import { openTenants, sql, type Db, type TenantDatabase } from '@visawright/server/tools.ts';
import { stopChildren, type Child } from '../../../ops/children.ts';
import { startServices } from '../../../ops/services.ts';
import { BrokenRun, none, requireForProof, type Finding } from '../../measurement.ts';
import { freePort } from '../documents/free-port.ts';
import { processesBelow, type RunningProcess } from './running-processes.ts';
import { letter } from '../vault/canary-files.ts';

const root = join(import.meta.dirname, '../../..');
const patience = 120_000;
const stack = join(root, '.stack');

// What none of the running processes may know, and what each kind may know at most of the rest.
const operators = ['DATABASE_ADMIN_URL', 'DATABASE_OWNER_URL', 'KEYCLOAK_ADMIN_PASSWORD'];
const secret = /PASSWORD|SECRET|_URL$|KEY/;
const own: Readonly<Record<RunningProcess['what'], readonly string[]>> = {
  api: [
    'DATABASE_API_URL',
    'DATABASE_RESOLVER_URL',
    'KEYCLOAK_URL',
    'PUBLIC_URL',
    'ROOT_KEY_FILE',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ],
  worker: [
    'DATABASE_RESOLVER_URL',
    'DATABASE_WORKER_URL',
    'KEYCLOAK_URL',
    'PUBLIC_URL',
    'ROOT_KEY_FILE',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
    'SMTP_URL',
  ],
  reader: [],
  other: [],
};

// The product as ops starts it, while it reads a document: which user each process is, what its environment holds, and which of the
// operators' files its user can open.
export default async function privilege(): Promise<Finding> {
  requireForProof(process.getuid?.() === 0, 'only root can give processes users of their own');
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, ['applicant']);
  const children: Child[] = [];
  let owner: TenantDatabase | undefined;
  try {
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: `${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_API_URL: database.apiUrl,
      DATABASE_WORKER_URL: database.workerUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
      S3_BUCKET: bucket.config.S3_BUCKET,
      LOG_LEVEL: 'warn',
      READERS: '1',
    };
    children.push(...startServices({ root, env }).all);
    await untilReady(port, children);
    owner = openTenants(database.ownerUrl, 1);
    const db = owner.forRealm(realm.realmId);
    const { applicantUid } = await db.get<{ applicantUid: string }>(
      sql`select applicant_uid as "applicantUid" from applicant where realm_id = ${realm.realmId}`,
    );
    await upload(port, { applicantUid, realmPath: realm.path, token: await realm.token('applicant') });
    const processes = await untilReading(children);
    await untilRead(db);
    const counts = Object.fromEntries(
      [...Map.groupBy(processes, ({ what }) => what)].map(([what, each]) => [what, each.length]),
    );
    requireForProof(
      processes.every(({ env: seen }) => seen['PATH'] !== undefined),
      'an environment could not be read',
    );
    const users = {
      api: uidOf(processes, 'api'),
      worker: uidOf(processes, 'worker'),
      reader: uidOf(processes, 'reader'),
    };
    const opened = Object.entries(users).flatMap(([service, uid]) =>
      filesOpenedBy(uid, service === 'reader').map((file) => `${service}: ${file}`),
    );
    const asRoot = processes.filter(({ uids, capabilities }) => uids.includes(0) || capabilities !== 0n);
    const known = processes.flatMap(({ what, env: seen }) => Object.keys(seen).map((name) => ({ what, name })));
    const ofOperators = known.filter(({ name }) => operators.includes(name));
    const foreign = known.filter(({ what, name }) => secret.test(name) && !own[what].includes(name));
    return {
      judged: `${processes.length} processes (${Object.entries(counts)
        .map(([what, n]) => `${n} ${what}`)
        .join(', ')})`,
      checks: [
        none('processes with rights of root', asRoot.length),
        none('secrets of operators known', ofOperators.length),
        none('secrets of another process known', foreign.length),
        none('files of operators opened', opened.length),
        none('users shared by API, worker and readers', 3 - new Set(Object.values(users)).size),
      ],
      table: { counts, users, asRoot: asRoot.map(({ what, pid }) => ({ what, pid })), ofOperators, foreign, opened },
    };
  } finally {
    await stopChildren(children, 10_000);
    await owner?.close();
    await realm.drop();
    await bucket.drop();
    await database.drop();
  }
}

const uidOf = (processes: readonly RunningProcess[], what: RunningProcess['what']): number =>
  processes.find((each) => each.what === what)!.uids[0]!;

// Control: root opens every one of them. Readers may not open the root key either.
function filesOpenedBy(uid: number, isReader: boolean): string[] {
  const secrets = readdirSync(join(stack, 'secrets')).filter((name) => isReader || !name.startsWith('root-key'));
  const files = [join(stack, 'env'), ...secrets.map((name) => join(stack, 'secrets', name))];
  requireForProof(
    files.every((file) => readFileSync(file).length > 0),
    'the files of operators are empty',
  );
  const gid = spawnSync('id', ['-g', `${uid}`], { encoding: 'utf8' }).stdout.trim();
  const as = (...command: string[]) =>
    spawnSync('setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command]).status === 0;
  requireForProof(as('cat', join(root, 'package.json')), 'the user of the service can open nothing at all');
  return files.filter((file) => as('cat', file));
}

async function untilReady(port: number, children: readonly Child[]): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(200)) {
    if (children.some((child) => child.process.exitCode !== null)) break;
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
  }
  throw new BrokenRun('the product did not start');
}

interface Uploader {
  readonly applicantUid: string;
  readonly realmPath: string;
  readonly token: string;
}

async function upload(port: number, { applicantUid, realmPath, token }: Uploader): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': realmPath };
  const reply = await fetch(`http://127.0.0.1:${port}${addresses.processDocsSocket.path}`, {
    method: addresses.processDocsSocket.method,
    headers,
    body: uploadForm({ applicantUid }, [await letter()]),
  });
  if (!reply.ok) throw new BrokenRun(`the file was answered with ${reply.status}: ${await reply.text()}`);
}

async function untilReading(children: readonly Child[]): Promise<RunningProcess[]> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
    const processes = children.flatMap((child) => processesBelow(child.process.pid!));
    if (processes.filter(({ what }) => what === 'reader').length > 1) return processes; // their service, and one that reads
  }
  throw new BrokenRun('no reader was started');
}

// Sandbox and models must work for a user without rights, else nothing is proved about a product that works.
async function untilRead(db: Db): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(500)) {
    const { state } = await db.get<{ state: string }>(sql`select state from document where realm_id = ${db.realmId}`);
    if (state === 'checked') return;
    if (state === 'failed' || state === 'rejected') break;
  }
  throw new BrokenRun('the document was not read');
}
