import { randomBytes } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openSpanReceiver, type ReceivedSpan } from '../../testing/monitoring/span-receiver.ts';
import { freePort, startProcess, type StartedProcess } from '../../testing/monitoring/start-process.ts';
import { linesPdf } from '../../testing/reading-tenant.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { uploadForm } from '../../testing/upload-form.ts';

// A traveller whose name, numbers, addresses and file are unmistakable goes through API, queue, worker, reader, object store, scanner,
// identity provider and mail, all of them real. Whatever is exported about that is searched for them.
const marks = {
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  email: 'zephyrine.quillfeather@mailbox.test',
  phone: '+91 20 5550 8842',
  birthDate: '1987-03-29',
  passportNumber: 'K8842907',
};
const fileName = 'Quillfeather passport K8842907.pdf';

let receiver: Awaited<ReturnType<typeof openSpanReceiver>>;
let database: TestDatabase;
let realm: IdentityRealm;
let owners: ReturnType<typeof openTenants>;
let owner: Db;
let [api, worker]: (StartedProcess | undefined)[] = [];
let origin: string;

beforeAll(async () => {
  [receiver, database] = await Promise.all([openSpanReceiver(), createTestDatabase()]);
  realm = await borrowIdentityRealm(database, ['agent', 'applicant']);
  owners = openTenants(database.ownerUrl, 1);
  owner = owners.forRealm(realm.realmId);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    METRICS_PORT: '',
    WORKER_METRICS_PORT: '',
    RELEASE: 'trial-7',
    READERS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector=known',
    DATABASE_API_URL: database.apiUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    DATABASE_WORKER_URL: database.workerUrl,
  };
  [api, worker] = await Promise.all([startProcess('api', env), startProcess('worker', env)]);
}, 300_000);

afterAll(async () => {
  await Promise.all([api?.end(), worker?.end()]);
  await owners?.close();
  await realm?.drop();
  await database?.drop();
  receiver?.close();
});

// As the page does: each call begins a trace.
async function call(name: keyof typeof addresses, token: string | undefined, body?: object | FormData, query = '') {
  const { method, path } = addresses[name];
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const reply = await fetch(`${origin}${path}${query}`, {
    method,
    headers: {
      'realm-client-id': realm.path,
      traceparent: `00-${traceId}-${spanId}-01`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const json = (await reply.json()) as Record<string, unknown>;
  expect([name, reply.status, reply.status < 300 ? '' : json]).toEqual([name, reply.status, '']);
  return { traceId, spanId, json };
}

const ofTrace = (traceId: string): ReceivedSpan[] => receiver.spans().filter((span) => span.traceId === traceId);
const namesOf = (traceId: string) => new Set(ofTrace(traceId).map(({ name }) => name));
const hasSpan = (traceId: string, ...names: string[]) =>
  vi.waitFor(() => expect([...namesOf(traceId)]).toEqual(expect.arrayContaining(names)), {
    timeout: 90_000,
    interval: 250,
  });

test('one trace leads from the page to the reader, and holds nothing of the traveller', async () => {
  const [agent, applicant] = await Promise.all([realm.token('agent'), realm.token('applicant')]);
  const signedIn = await call('login', undefined, { username: realm.email('applicant'), password: realm.password });
  const { uid: agentUid } = await owner.get<{ uid: string }>(
    sql`select person_uid as uid from person where realm_id = ${realm.realmId} and role = 'agent'`,
  );
  const created = await call('createApplicant', agent, { ...marks, agentId: agentUid });
  await call('listApplicants', agent, undefined, `?search=${marks.lastName}`);
  await call('listApplicants', agent, undefined, `?search=${marks.passportNumber}`);
  const forgotten = await call('forgotPassword', undefined, { email: realm.email('agent') });
  const { uid: applicantUid } = await owner.get<{ uid: string }>(
    sql`select applicant_uid as uid from applicant where realm_id = ${realm.realmId} and person_uid is not null`,
  );
  const bytes = await linesPdf([`${marks.firstName} ${marks.lastName} ${marks.passportNumber}`]);
  const uploaded = await call(
    'processDocsSocket',
    applicant,
    uploadForm({ applicantUid }, [{ name: fileName, bytes }]),
  );

  await hasSpan(signedIn.traceId, 'keycloak token');
  await hasSpan(forgotten.traceId, 'queue resetMail', 'job resetMail', 'step send', 'send mail');
  await hasSpan(uploaded.traceId, 'job readDocument', 'step check', 'read document', 'reader');

  const spans = ofTrace(uploaded.traceId);
  expect([...new Set(spans.map(({ service }) => service))].sort()).toEqual([
    'visawright-api',
    'visawright-readers',
    'visawright-worker',
  ]);
  expect([...namesOf(uploaded.traceId)]).toEqual(
    expect.arrayContaining([
      `POST ${addresses.processDocsSocket.path}`,
      'object store PutObject',
      'object store GetObject',
      'queue readDocument',
      'scan file',
      'step scan',
      'step render',
      'step read',
      'step classify',
      'BEGIN',
      'COMMIT',
    ]),
  );
  // One tree: only the call itself hangs below something that is not ours, the span of the page.
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const roots = spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''));
  expect(roots.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    [`POST ${addresses.processDocsSocket.path}`, uploaded.spanId],
  ]);
  const parentOf = (name: string) => {
    const { parentSpanId } = spans.find((span) => span.name === name)!;
    return spans.find(({ spanId }) => spanId === parentSpanId)?.name;
  };
  expect(['job readDocument', 'step read', 'read document', 'reader'].map(parentOf)).toEqual([
    'queue readDocument',
    'job readDocument',
    'step read',
    'read document',
  ]);

  const everything = receiver.everything();
  const tokens = [...JSON.stringify(signedIn.json).matchAll(/"([\w.-]{30,})"/g)].map(([, token = '']) => token);
  expect(tokens.length).toBeGreaterThan(1);
  const known = [agent, applicant, ...tokens, realm.password, realm.email('agent'), realm.email('applicant')];
  const uids = [applicantUid, agentUid, String(created.json['applicantUid']), realm.realmId];
  expect(known.concat(uids).every((each) => each.length > 8)).toBe(true);
  const secrets = [...Object.values(marks), fileName, 'K8842907.pdf', 'Asha', ...known, ...uids];
  const found = secrets.filter((secret) => everything.toLowerCase().includes(secret.toLowerCase()));
  expect(found).toEqual([]);
  expect(/[?@%]|eyJ|bearer|search=/i.exec(everything)).toBeNull(); // no query, no mail address, no token
  expect(receiver.spans().length).toBeGreaterThan(60); // the search had something to search
});

test('every line of both logs names service, release, host and trace, and the call is found by it', async () => {
  const { traceId } = await call('forgotPassword', undefined, { email: realm.email('agent') });
  await vi.waitFor(() => expect(api!.text()).toContain(traceId), { timeout: 15_000 });
  for (const [service, running] of [
    ['visawright-api', api!],
    ['visawright-worker', worker!],
  ] as const)
    for (const line of running.lines())
      expect(line).toMatchObject({
        service,
        version: 'trial-7',
        host: expect.any(String) as string,
        traceId: expect.stringMatching(/^[\da-f]{32}$/) as string,
      });
  const log = `${api!.text()}${worker!.text()}`.toLowerCase();
  expect(Object.values(marks).filter((mark) => log.includes(mark.toLowerCase()))).toEqual([]);
});

test('the collector gets the headers that were set', () => {
  expect(receiver.headers()).toMatchObject({ 'x-collector': 'known', 'content-type': 'application/json' });
});
