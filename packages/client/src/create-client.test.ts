import { expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import type { ClientOptions } from './client.types.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const uid = '5a3c1e00-0000-4000-8000-000000000001';
const json = (body: unknown, status = 200) => Response.json(body, { status });
const lost = () => Promise.reject(new TypeError('fetch failed'));

// A client whose requests are answered in turn.
function clientOf(answers: (() => Response | Promise<Response>)[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const client = createClient({
    origin: 'https://visas.example',
    ...options,
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answers[sent.length - 1]!();
    },
  });
  return { client, sent, headers: () => sent.map(({ init }) => init.headers as Record<string, string>) };
}

test('sends path, query and credentials', async () => {
  const { client, sent, headers } = clientOf([() => json({ applicationUid: uid })], {
    apiKey: async () => 'vw_live_1',
  });
  expect(await client.getApplication({ query: { applicationUid: uid } })).toEqual({
    ok: true,
    reply: { applicationUid: uid },
  });
  expect(sent[0]!.url).toBe(`https://visas.example/application/?applicationUid=${uid}`);
  expect(headers()[0]).toEqual({ authorization: 'Bearer vw_live_1' });
});

test('fills path parameters and names the realm', async () => {
  const { client, sent, headers } = clientOf([() => json({})], { realm: 'sunrise' });
  await client.realmByPath({ params: { tenantPath: 'a/b' } });
  expect(sent[0]!.url).toBe('https://visas.example/das/v1/realms/kc-realm/a%2Fb');
  expect(headers()[0]).toEqual({ 'realm-client-id': 'sunrise' });
});

test('a refusal is a result with its code', async () => {
  const refusal = { code: 'record.notFound', message: 'We could not find this.', requestId: 'r-1' };
  const { client } = clientOf([() => json(refusal, 404)]);
  expect(await client.getApplication({ query: { applicationUid: uid } })).toEqual({
    ok: false,
    error: { ...refusal, status: 404, details: undefined },
  });
});

test('what is no JSON is a refusal without code', async () => {
  const { client } = clientOf([() => new Response('<html>', { status: 413 })]);
  const result = await client.getPreferences();
  expect(result).toMatchObject({ ok: false, error: { status: 413, code: 'unknown' } });
});

test('repeats a write that can be repeated with the same key', async () => {
  const { client, headers } = clientOf([lost, () => json({}, 503), () => json({ applicantUid: uid })]);
  expect(await client.createApplicant({ body: { firstName: 'Asha' } })).toMatchObject({ ok: true });
  const keys = headers().map((each) => each['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('takes the key of the caller', async () => {
  const { client, headers } = clientOf([() => json({})]);
  await client.createApplicant({ body: { firstName: 'Asha' } }, { idempotencyKey: 'row 17' });
  expect(headers()[0]!['idempotency-key']).toBe('row 17');
});

test('sends other writes once, and gives up when told to', async () => {
  const write = clientOf([lost, () => json({})]);
  expect(await write.client.acceptQuote({ body: { quoteUid: uid } })).toMatchObject({
    ok: false,
    error: { status: 0, code: 'network' },
  });
  expect(write.sent).toHaveLength(1);
  const stopped = new AbortController();
  const read = clientOf([
    () => {
      stopped.abort();
      return lost();
    },
  ]);
  expect(await read.client.getPreferences({}, { signal: stopped.signal })).toMatchObject({ ok: false });
  expect(read.sent).toHaveLength(1);
});

test('repeats a read for which its realm had no turn', async () => {
  const refusal = () => json({ code: 'quota.busy', message: '', requestId: '' }, 429);
  const { client, sent } = clientOf([refusal, () => json({})]);
  expect(await client.getPreferences()).toMatchObject({ ok: true });
  expect(sent).toHaveLength(2);
});

test('does not repeat what was refused', async () => {
  const { client, sent } = clientOf([() => json({ code: 'quota.tooMany', message: '', requestId: '' }, 429)]);
  expect(await client.getPreferences()).toMatchObject({ ok: false, error: { code: 'quota.tooMany' } });
  expect(sent).toHaveLength(1);
});

test('sends files and fields as a form', async () => {
  const { client, sent, headers } = clientOf([() => json({})]);
  const content = new TextEncoder().encode('%PDF-1.7');
  await client.processDocs({ body: { applicantUid: uid }, files: [{ name: 'a.pdf', content }] });
  const form = sent[0]!.init.body as FormData;
  expect(form.get('applicantUid')).toBe(uid);
  expect((form.get('files') as File).name).toBe('a.pdf');
  expect(headers()[0]).not.toHaveProperty('content-type');
});

test('receives a file with its type and name', async () => {
  const answer = new Response('%PDF', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''a%20b.pdf` },
  });
  const { client } = clientOf([() => answer]);
  const result = await client.billingFile({ query: { billingUid: uid } });
  expect(result).toMatchObject({ ok: true, reply: { mediaType: 'application/pdf', name: 'a b.pdf' } });
});

test('calls of an extension take its grant', async () => {
  const { client, headers } = clientOf([() => json({ items: [] })], { token: 'of a person', extensionGrant: 'grant' });
  await client.knownPortals();
  expect(headers()[0]).toEqual({ authorization: 'Extension grant' });
});
