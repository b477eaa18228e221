import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { styles, openVisionServer, type VisionServer } from '../../testing/outside/vision-server.ts';
import { postOutbound } from '../../platform/outbound/post-outbound.ts';
import { askVision, type VisionQuestion } from './ask-vision.ts';

let server: VisionServer;
beforeAll(async () => {
  server = await openVisionServer();
});
beforeEach(() => void (server.asked.length = 0));
afterAll(() => server.close());

const question: VisionQuestion = {
  kind: 'Bank statement',
  fields: [
    { id: 'accountHolderName', label: 'Account holder', type: 'text' },
    { id: 'closingBalance', label: 'Closing balance', type: 'number' },
  ],
  pages: [Buffer.from('a page')],
};
const ask = (timeoutMs = 2_000, allowsLoopback = true) =>
  askVision({ url: server.url, model: 'reader-1', apiKey: 'secret' }, question, { timeoutMs, allowsLoopback });

test('asks only for the fields of the kind, with the pages as pictures', async () => {
  server.answers = styles.values({ accountHolderName: ' Asha Rao ' });
  expect(await ask()).toEqual({ accountHolderName: 'Asha Rao' });
  const [{ authorization, body }] = server.asked as [VisionServer['asked'][number]];
  expect(authorization).toBe('Bearer secret');
  expect(body).toMatchObject({ model: 'reader-1', temperature: 0, response_format: { type: 'json_schema' } });
  expect(body.response_format.json_schema.schema).toMatchObject({
    required: ['accountHolderName', 'closingBalance'],
    additionalProperties: false,
  });
  expect(JSON.stringify(body.messages[1])).toContain(`base64,${Buffer.from('a page').toString('base64')}`);
});

test.each([
  ['a field nobody asked for', styles.values({ role: 'admin' })],
  ['a value that is no text', styles.values({ closingBalance: { amount: 1 } })],
  ['a value longer than any', styles.values({ accountHolderName: 'x'.repeat(600) })],
  ['words instead of JSON', styles.content('Sure! Here are the values you wanted.')],
  ['JSON of another shape', styles.content('["Asha Rao"]')],
  ['only some of the fields', styles.content('{"accountHolderName":"Asha Rao"}')],
  ['no choices', styles.raw('{"choices":[]}')],
  ['half an answer', styles.raw('{"choices":[{"mess')],
  ['an error of its own', styles.raw('{"error":"overloaded"}', 500)],
  ['a redirection', styles.redirect('https://example.com/v1/chat/completions')],
  ['an endless body', styles.endless],
])('%s is no answer, and it is asked once more at most', async (_, style) => {
  server.answers = style;
  await expect(ask()).rejects.toThrow();
  expect(server.asked).toHaveLength(2);
});

test.each([
  ['silent', styles.silent],
  ['dripping', styles.drip],
])('one that is %s is left when the time is over', async (_, style) => {
  server.answers = style;
  const started = performance.now();
  await expect(ask(400)).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(20_000); // the server would be silent for ever
});

test('succeeds on a second attempt', async () => {
  let calls = 0;
  server.answers = (response, body) =>
    (++calls === 1 ? styles.raw('', 503) : styles.values({ closingBalance: '5200.50' }))(response, body);
  expect(await ask()).toEqual({ closingBalance: '5200.50' });
});

test('never calls inside addresses: no loopback, plain http or name that resolves to one', async () => {
  await expect(ask(2_000, false)).rejects.toThrow('not an address outside');
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'http://8.8.8.8/',
    'https://localhost/',
  ]) {
    const post = { url, headers: {}, body: '{}', timeoutMs: 1_000, mostBytes: 10 };
    await expect(postOutbound(post), url).rejects.toThrow();
  }
  expect(server.asked).toHaveLength(0);
});
