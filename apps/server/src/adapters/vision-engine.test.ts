import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manners, openVisionServer, type VisionServer } from '../testing/vision-server.ts';
import { outsidePost } from './outside-post.ts';
import { askVision, type VisionQuestion } from './vision-engine.ts';

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

test('it is asked for the fields of the kind and nothing else, with the pages as pictures', async () => {
  server.answers = manners.says({ accountHolderName: ' Asha Rao ' });
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
  ['a field nobody asked for', manners.says({ role: 'admin' })],
  ['a value that is no text', manners.says({ closingBalance: { amount: 1 } })],
  ['a value longer than any', manners.says({ accountHolderName: 'x'.repeat(600) })],
  ['words instead of JSON', manners.content('Sure! Here are the values you wanted.')],
  ['JSON of another shape', manners.content('["Asha Rao"]')],
  ['only some of the fields', manners.content('{"accountHolderName":"Asha Rao"}')],
  ['no choices', manners.raw('{"choices":[]}')],
  ['half an answer', manners.raw('{"choices":[{"mess')],
  ['an error of its own', manners.raw('{"error":"overloaded"}', 500)],
  ['a redirection', manners.redirect('https://example.com/v1/chat/completions')],
  ['an endless body', manners.endless],
])('%s is no answer, and it is asked once more at most', async (_, manner) => {
  server.answers = manner;
  await expect(ask()).rejects.toThrow();
  expect(server.asked).toHaveLength(2);
});

test.each([
  ['silent', manners.silent],
  ['dripping', manners.drip],
])('one that is %s is left when the time is over', async (_, manner) => {
  server.answers = manner;
  const begun = performance.now();
  await expect(ask(400)).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test('a second try may succeed', async () => {
  let calls = 0;
  server.answers = (response, body) =>
    (++calls === 1 ? manners.raw('', 503) : manners.says({ closingBalance: '5200.50' }))(response, body);
  expect(await ask()).toEqual({ closingBalance: '5200.50' });
});

test('nothing inside is ever called: no loopback, no plain http, no name that leads home', async () => {
  await expect(ask(2_000, false)).rejects.toThrow('not an address outside');
  for (const url of [
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'http://8.8.8.8/',
    'https://localhost/',
  ]) {
    const post = { url, headers: {}, body: '{}', timeoutMs: 1_000, mostBytes: 10 };
    await expect(outsidePost(post), url).rejects.toThrow();
  }
  expect(server.asked).toHaveLength(0);
});
