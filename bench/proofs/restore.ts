import { setTimeout as wait } from 'node:timers/promises';
import { createIdentityRealm } from '@visawright/server/testing.ts';
import { prepareDatabase } from '@visawright/server/product.ts';
import { atMost, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { openDesk } from './documents/desk.ts';
import { letter, photo } from './documents/test-files.ts';
import { newestBeat, startHeartbeat } from './restore/heartbeat.ts';
import { copyDatabase } from './restore/copy-database.ts';
import { openProofStack } from './restore/proof-stack.ts';
import { servedPages, startProduct, type Product } from './restore/served-documents.ts';
import { differences, hashTables, quietMoment } from './restore/table-hashes.ts';

const everySeconds = 5;

// The last line of the command's check: "… N placed, …; N missing, N wrong, N dangling".
function objectCounts(output: string) {
  const [, placed, hashed, missing, wrong, dangling] =
    /objects: (\d+) placed, .*?\((\d+) with their hash\).*; (\d+) missing, (\d+) wrong, (\d+) dangling/.exec(output) ??
    [];
  return { placed: Number(placed), hashed: Number(hashed), bad: Number(missing) + Number(wrong) + Number(dangling) };
}

// Documents and rows are written while backups run; PostgreSQL is killed and comes back; then the machine is lost. It is restored twice
// with the command that operators use: to a time between two writes, and to the latest time. Keycloak's database is a copy of the running
// one's, which also signs people in: starting a second Keycloak twice would take longer than everything else.
export default async function restore(small: boolean): Promise<Finding> {
  const stack = openProofStack('postgres s3');
  const databases = ['visawright', 'keycloak'];
  const runningUrl = process.env['DATABASE_ADMIN_URL']!;
  const number = small ? 2 : 4;
  let product: Product | undefined;
  const giveUp = () => void stack.remove().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  try {
    await stack.command('ops/stack', ['up']);
    const env = stack.env(stack.source);
    Object.assign(process.env, env); // the realm is created with the source's keys
    await copyDatabase(runningUrl, env['DATABASE_ADMIN_URL']!, 'keycloak');
    await prepareDatabase(env['DATABASE_OWNER_URL']!);
    const database = {
      ownerUrl: env['DATABASE_OWNER_URL']!,
      apiUrl: env['DATABASE_API_URL']!,
      workerUrl: env['DATABASE_WORKER_URL']!,
      resolverUrl: env['DATABASE_RESOLVER_URL']!,
      drop: () => Promise.resolve(),
    };
    const adminUrl = env['DATABASE_ADMIN_URL']!;
    await stack.command('ops/backup', ['keys']);
    stack.startArchiving(everySeconds);
    product = await startProduct(env, true);
    const realm = await createIdentityRealm(database, ['agency']);
    const desk = await openDesk({ url: product.url, database }, realm);
    const send = async (name: string) => {
      const files = await Promise.all([
        photo(`${name} photo`),
        ...Array.from({ length: number - 1 }, (_, n) => letter(`${name} ${n}`)),
      ]);
      const ids: string[] = [];
      for (const file of files) ids.push(await desk.send(file));
      for (const id of ids) await desk.settles(id);
      return ids;
    };

    const first = await send('A');
    await stack.command('ops/backup', ['base']);
    stack.killPostgres(stack.source);
    await stack.command('ops/stack', ['up']);
    const second = await send('A after the crash');
    const pagesBefore = await servedPages(product.url, desk);
    const moment = await quietMoment(adminUrl, databases);
    const third = await send('B');
    const beats = await startHeartbeat(adminUrl);
    await wait(small ? 8_000 : 20_000);
    const lostAt = Date.now();
    await stack.loseMachine();
    beats.stop();
    await product.stop();
    product = undefined;

    // To a time between A and B.
    const restored = stack.folder('restored');
    const startedAt = Date.now();
    const output = await stack.command('ops/restore', ['--to', moment.at.toISOString(), '--into', restored], restored);
    const restoredEnv = stack.env(restored);
    const changed = differences(moment.tables, await hashTables(restoredEnv['DATABASE_ADMIN_URL']!, databases));
    Object.assign(process.env, restoredEnv);
    product = await startProduct(restoredEnv, false);
    const token = await realm.token('agency'); // a new sign-in
    const again = { ...desk, token: () => Promise.resolve(token) };
    const documents = await again.documents();
    const pagesAfter = await servedPages(product.url, again);
    const recoverySeconds = (Date.now() - startedAt) / 1_000;
    const ids = new Set(documents.map(({ docId }) => docId));
    const objects = objectCounts(output);
    await product.stop();
    product = undefined;
    await stack.command('ops/stack', ['down'], restored);

    // To the latest time: what was lost.
    const latest = stack.folder('latest');
    const latestOutput = await stack.command('ops/restore', ['--to', 'latest', '--into', latest], latest);
    const newest = await newestBeat(stack.env(latest)['DATABASE_ADMIN_URL']!);
    const latestObjects = objectCounts(latestOutput);

    const expected = [...first, ...second];
    const wrongPages = [...pagesBefore].filter(([page, hash]) => pagesAfter.get(page) !== hash).length;
    requireForProof(pagesBefore.size >= expected.length, `${pagesBefore.size} pages of ${expected.length} documents`);
    requireForProof(objects.hashed >= expected.length, 'the database has too few hashes');
    requireForProof(newest > 0 && beats.last() > newest - 1, 'the heartbeat was not written');
    return {
      judged:
        `${moment.tables.size} tables, ${objects.placed} objects, ${expected.length} documents before the time and ${third.length} ` +
        `after it, PostgreSQL killed once, the machine lost once`,
      checks: [
        none('tables that differ', changed.length),
        none('documents before the time missing', expected.filter((id) => !ids.has(id)).length),
        none('documents after the time present', third.filter((id) => ids.has(id)).length),
        none('pages served differently', wrongPages),
        none('objects missing, wrong or dangling', objects.bad + latestObjects.bad),
        atMost('RPO', Math.max(0, (lostAt - newest) / 1_000), 60, 's'),
        timed(atMost('RTO', recoverySeconds, 900, 's')),
      ],
      table: {
        time: moment.at.toISOString(),
        databases,
        changed,
        objects,
        latestObjects,
        pages: pagesBefore.size,
        archivedEverySeconds: everySeconds,
        rpoSeconds: (lostAt - newest) / 1_000,
        rtoSeconds: recoverySeconds,
        rto: 'from the start of ops/restore until the API had served every page; programs were installed',
        restore: output.split('\n').filter((line) => /^(stack: (the|every) |objects|database)/.test(line)),
      },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await product?.stop();
    await stack.remove();
  }
}
