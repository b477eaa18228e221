import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstResponse } from './first-response.ts';
import { openPhoneBrowser, type PhoneBrowser } from './phone-browser.ts';

// A page that changes all the time by itself.
const page = (script: string, cover = '') => `<!doctype html><meta name="viewport" content="width=device-width">
  <main data-screen="test"><p id="clock"></p><button id="go">Go</button></main>${cover}
  <script>setInterval(() => { clock.textContent = performance.now() }, 5); ${script}</script>`;
const answer = `go.onclick = () => { go.textContent = 'Gone' };`;
const pages: Readonly<Record<string, string>> = {
  '/late': page(`setTimeout(() => { ${answer} }, 1500)`),
  '/covered': page(
    `${answer} setTimeout(() => cover.remove(), 1500)`,
    '<div id="cover" style="position: fixed; inset: 0; background: #fff"></div>',
  ),
  '/address': page(`go.onclick = () => setTimeout(() => { location.hash = 'next' }, 300)`),
  '/dead': page(''),
};

const server = createServer((request, reply) =>
  reply.writeHead(200, { 'content-type': 'text/html' }).end(pages[request.url ?? '']),
);
let browser: PhoneBrowser;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  browser = await openPhoneBrowser(new Map());
}, 60_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

const visit = (path: string, longestMs: number) => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  return firstResponse(browser, { url, screen: '[data-screen="test"]' }, longestMs);
};

test.each(['/late', '/covered'])('%s: waits until a press has an effect', { timeout: 60_000 }, async (path) => {
  expect((await visit(path, 50_000)).at).toBeGreaterThan(1_490);
});

test('counts an address that changes after the press', { timeout: 60_000 }, async () => {
  const { at, control } = await visit('/address', 50_000);
  expect(at).toBeGreaterThan(290);
  expect(control).toBe('BUTTON Go');
});

test('a focused button that does nothing does not respond', { timeout: 60_000 }, async () => {
  await expect(visit('/dead', 3_000)).rejects.toThrow('responded');
});
