import { createHash, randomUUID } from 'node:crypto';
import { blocks } from '@visawright/contract/finding.ts';
import { manifestFormat, manifestName, signatureName } from '@visawright/contract/manifest.ts';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { s3ObjectStore } from '../adapters/object-store.ts';
import { readConfig } from '../config.ts';
import { acceptFinding } from '../findings/accept-finding.ts';
import { getFindings } from '../findings/get-findings.ts';
import { formHandlers } from '../forms/forms.routes.ts';
import type { ActorCall } from '../http/call.ts';
import { openJobs } from '../jobs/jobs.ts';
import { startWorker } from '../jobs/start-worker.ts';
import type { buildPackage } from '../packages/build/build-package.ts';
import { storedZip } from '../packages/build/stored-zip.ts';
import { packageJob } from '../packages/package-job.ts';
import { packageHandlers } from '../packages/packages.routes.ts';
import { openPrinter } from '../packages/sheets/print.ts';
import { paperVault } from '../vault/papers.ts';
import { germanAnswers, openFormHouse } from './forms.ts';

type Build = typeof buildPackage;

// What the passport says is left to it: those values have their place.
const read = ['surname', 'givenNames', 'passportNumber', 'passportIssueDate', 'passportExpiryDate'];
const written = Object.fromEntries(Object.entries(germanAnswers).filter(([field]) => !read.includes(field)));

// An archive that only names what went into it: for rules around a build, which has tests of its own.
export const smallBuild: Build = async (input, { sign, keyId, onStage }) => {
  await onStage?.('papers', 0, 1);
  const told = JSON.stringify([input.frozenAt, input.applicant, input.values, input.items.map(({ title }) => title)]);
  const packageId = createHash('sha256').update(told).digest('hex');
  const { path: realm } = input.realm;
  const { frozenAt, reference, destination, group, formId: id, formVersion: version, rules } = input;
  const about = { realm, keyId, frozenAt, reference, destination, group, form: { id, version }, rules };
  const manifest = { format: manifestFormat, packageId, ...about, tools: {}, files: [], fields: {} } as const;
  const bytes = Buffer.from(JSON.stringify(manifest));
  const signature = Buffer.from(sign(bytes).toString('base64url'));
  const files = [
    { name: manifestName, bytes },
    { name: signatureName, bytes: signature },
  ];
  return { packageId, zip: storedZip(files, frozenAt), manifest, files: [], warnings: [] };
};

// Travellers whose form is declared, and a worker that builds their packages as a test wants it.
export async function openPackageHouse() {
  const log = pino({ level: 'silent' });
  const config = readConfig();
  const { database, house, here, close } = await openFormHouse();
  const store = s3ObjectStore(config);
  const papers = paperVault(store, house.keys);
  const jobs = await openJobs(database.apiUrl, log);
  const tenants = openTenants(database.workerUrl, 4);
  const apiTenants = openTenants(database.apiUrl, 2);
  const printer = openPrinter();
  const build: { now: Build } = { now: smallBuild };
  const handler = packageJob({
    tenants,
    keys: house.keys,
    papers,
    readers: { read: () => Promise.reject(new Error('nothing is read here')), close: async () => undefined },
    printer,
    build: (input, options) => build.now(input, options),
    publicUrl: config.PUBLIC_URL,
    log,
    stopping: new AbortController().signal,
    waitsMs: [20],
  });
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `packages ${randomUUID()}`,
    log,
    handlers: { buildPackage: handler },
  });
  const as = (actor: Actor): ActorCall =>
    ({ db: house.db, actor, parts: { keys: house.keys, jobs, papers, config, tenants: apiTenants } }) as ActorCall;
  const plain = { params: {} };
  const get = (actor: Actor, applicationUid: string) =>
    packageHandlers.getPackage(as(actor), { ...plain, query: { applicationUid }, body: undefined });

  return {
    database,
    house,
    here,
    papers,
    jobs,
    build,
    handler,
    as,
    get,
    ask: (actor: Actor, applicationUid: string) =>
      packageHandlers.buildPackage(as(actor), { ...plain, query: undefined, body: { applicationUid } }),
    ticket: (actor: Actor, packageUid: string) =>
      packageHandlers.packageTicket(as(actor), { ...plain, query: undefined, body: { packageUid } }),
    file: (actor: Actor, url: string) =>
      packageHandlers.packageFile(as(actor), {
        ...plain,
        query: { ticket: new URL(url, 'https://x.test').searchParams.get('ticket')! },
        body: undefined,
      }),
    keysTold: (realm: string) =>
      packageHandlers.packageKeys(
        {
          parts: {
            realms: {
              byPath: (path: string) =>
                house.owner.find(sql`
          select realm_id as "realmId", path, json_build_object('realmDisplayName', display_name) as configuration
          from realm where path = ${path}`),
            },
            tenants: apiTenants,
          },
        } as never,
        { ...plain, query: { realm }, body: undefined },
      ),
    declare: (actor: Actor, applicationUid: string) =>
      formHandlers.acceptDeclaration(as(actor), {
        ...plain,
        query: undefined,
        body: { applicationUid, accepted: true },
      }),
    // Everything answered and accepted; the declaration is one call away.
    async begun(actor?: Actor) {
      const traveller = actor ?? (await here.direct());
      const { docId } = await here.passport(traveller.applicantUid!);
      const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
      await here.write(traveller, applicationUid, written);
      const { findings } = await getFindings(house.db, house.keys, traveller, applicationUid);
      for (const { key } of findings.filter(blocks))
        await acceptFinding(house.db, house.keys, traveller, { applicationUid, key, reason: 'It comes by post' });
      return { traveller, applicationUid, docId };
    },
    isReady: (actor: Actor, applicationUid: string) =>
      vi.waitFor(
        async () => {
          const { current } = await get(actor, applicationUid);
          expect(current?.state).toBe('ready');
          return current!;
        },
        { timeout: 30_000, interval: 50 },
      ),
    setApproval: (isNeeded: boolean) =>
      house.owner.run(sql`
        update realm set settings = settings || jsonb_build_object('requireApproval', ${isNeeded}::boolean) where realm_id = ${house.realmId}`),
    async close() {
      await worker.close();
      await printer.close();
      const stored = await house.owner.many<{ key: string }>(sql`
        select object_key as key from package where realm_id = ${house.realmId} and object_key is not null`);
      await papers.remove(stored.map(({ key }) => key));
      store.close();
      await Promise.all([jobs.close(), tenants.close(), apiTenants.close()]);
      await close();
    },
  };
}
