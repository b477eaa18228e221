import { createHash, randomUUID } from 'node:crypto';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { manifestFormat, manifestName, signatureName } from '@visawright/contract/delivery/manifest.ts';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { Actor } from '../platform/access/actor.types.ts';
import { sql } from '../platform/db/db.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { s3ObjectStore } from '../platform/storage/object-store.ts';
import { readConfig } from '../platform/config/config.ts';
import { acceptFinding } from '../forms/findings/accept-finding.ts';
import { getFindings } from '../forms/findings/get-findings.ts';
import { handlers } from '../entry/handlers.ts';
import type { ActorCall } from '../platform/http/call.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openCallCounters, type CallCounters } from '../platform/limits/call-counters.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import type { buildPackage } from '../delivery/packages/build/build-package.ts';
import { uncompressedZip } from '../delivery/packages/build/uncompressed-zip.ts';
import { packageJob } from '../delivery/packages/package-job.ts';
import { packageHandlers } from '../delivery/packages/packages.routes.ts';
import { openPrinter } from '../delivery/packages/sheets/printing/printer.ts';
import { createSealedObjectStore } from '../platform/storage/sealed-objects.ts';
import { createFormTenant } from './form-tenant.ts';
import { germanAnswers } from './german-answers.ts';

type Build = typeof buildPackage;

// Values read from the passport stay unanswered here, so that they keep their location.
const read = ['surname', 'givenNames', 'passportNumber', 'passportIssueDate', 'passportExpiryDate'];
const written = Object.fromEntries(Object.entries(germanAnswers).filter(([field]) => !read.includes(field)));

// A minimal archive that lists its inputs, for tests around a build; the build itself has its own tests.
export const smallBuild: Build = async (input, { sign, keyId, onStage }) => {
  await onStage?.('documents', 0, 1);
  const identity = JSON.stringify([
    input.frozenAt,
    input.applicant,
    input.values,
    input.items.map(({ title }) => title),
  ]);
  const packageId = createHash('sha256').update(identity).digest('hex');
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
  return { packageId, zip: uncompressedZip(files, frozenAt), manifest, form: 'copy', files: [], warnings: [] };
};

// Travellers with a declared form, and a worker that builds packages the way a test wants.
export async function createPackageTenant() {
  const log = pino({ level: 'silent' });
  const config = readConfig();
  const { database, tenant, here, close } = await createFormTenant();
  const store = s3ObjectStore(config);
  const sealedObjects = createSealedObjectStore(store, tenant.keys);
  const jobs = await openJobs(database.apiUrl, log);
  const tenants = openTenants(database.workerUrl, 4);
  const apiTenants = openTenants(database.apiUrl, 2);
  const counters = openCallCounters(database.resolverUrl, tenant.keys);
  const callCounters: CallCounters = counters;
  const printer = openPrinter();
  const build: { now: Build } = { now: smallBuild };
  const handler = packageJob({
    tenants,
    keys: tenant.keys,
    sealedObjects,
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
    ({
      db: tenant.db,
      actor,
      parts: {
        keys: tenant.keys,
        callCounters,
        jobs,
        sealedObjects,
        config,
        tenants: apiTenants,
      },
    }) as ActorCall;
  const plain = { params: {} };
  const get = (actor: Actor, applicationUid: string) =>
    packageHandlers.getPackage(as(actor), { ...plain, query: { applicationUid }, body: undefined });

  return {
    database,
    tenant,
    here,
    sealedObjects,
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
    publicKeys: (realm: string) =>
      packageHandlers.packageKeys(
        {
          parts: {
            realms: {
              byPath: (path: string) =>
                tenant.owner.find(sql`
          select realm_id as "realmId", path, json_build_object('realmDisplayName', display_name) as configuration
          from realm where path = ${path}`),
            },
            tenants: apiTenants,
          },
        } as never,
        { ...plain, query: { realm }, body: undefined },
      ),
    declare: (actor: Actor, applicationUid: string) =>
      handlers.acceptDeclaration(as(actor), {
        ...plain,
        query: undefined,
        body: { applicationUid, accepted: true },
      }),
    // Everything is answered and accepted; only the declaration is missing.
    async started(actor?: Actor) {
      const traveller = actor ?? (await here.direct());
      const { docId } = await here.passport(traveller.applicantUid!);
      const { applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]);
      await here.write(traveller, applicationUid, written);
      const { findings } = await getFindings(tenant.db, tenant.keys, traveller, applicationUid);
      for (const { key } of findings.filter(isBlockingFinding))
        await acceptFinding(tenant.db, tenant.keys, traveller, { applicationUid, key, reason: 'It comes by post' });
      return { traveller, applicationUid, docId };
    },
    isReady: (actor: Actor, applicationUid: string, timeout = 30_000) =>
      vi.waitFor(
        async () => {
          const { current } = await get(actor, applicationUid);
          expect(current?.state).toBe('ready');
          return current!;
        },
        { timeout, interval: 50 },
      ),
    setApproval: (isNeeded: boolean) =>
      tenant.owner.run(sql`
        update realm set settings = settings || jsonb_build_object('requireApproval', ${isNeeded}::boolean)
        where realm_id = ${tenant.realmId}`),
    async close() {
      await worker.close();
      await printer.close();
      const stored = await tenant.owner.many<{ key: string }>(sql`
        select object_key as key from package where realm_id = ${tenant.realmId} and object_key is not null`);
      await sealedObjects.remove(stored.map(({ key }) => key));
      store.close();
      await Promise.all([jobs.close(), tenants.close(), apiTenants.close(), counters.close()]);
      await close();
    },
  };
}
