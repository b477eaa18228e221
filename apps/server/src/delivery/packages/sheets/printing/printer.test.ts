import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { html } from '../markup.ts';
import { openPrinter } from './printer.ts';
import { sheetHtml } from '../sheet-html.ts';
import { fontsOf, textOf } from '../testing/printed.ts';

const printer = openPrinter();
afterAll(() => printer.close());

const hindi = 'ज्ञानेश्वरी क्षीरसागर';
const style = `body { font: 11pt 'Noto Sans', 'Noto Sans Devanagari' }`;
const frozenAt = '2026-11-15T10:42:07.000Z';
const page = (body: string) => sheetHtml('A sheet', { frozenAt, style }, html`<p>${body}</p>`);
const browsers = () => {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), 'unshare'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return []; // none
  }
};

test('prints Hindi correctly with embedded fonts', async () => {
  const pdf = await printer.print(page(`Ananya ${hindi}`));
  expect(textOf(pdf).replaceAll(/\s+/g, ' ')).toContain(`Ananya ${hindi}`);
  const fonts = fontsOf(pdf);
  expect(fonts.map(({ name }) => name).toSorted()).toEqual(['NotoSans-Regular', 'NotoSansDevanagari-Regular']);
  expect(fonts.every(({ type, isEmbedded }) => type === 'CID TrueType' && isEmbedded)).toBe(true);
});

test('gives the same bytes in another browser process and sets the package date', async () => {
  const first = await printer.print(page(hindi));
  const other = openPrinter();
  try {
    expect((await other.print(page(hindi))).equals(first)).toBe(true);
    expect(await other.tools()).toEqual(await printer.tools());
  } finally {
    await other.close();
  }
  expect(first.toString('latin1')).toContain("/CreationDate (D:20261115104207+00'00')");
});

test('a sheet cannot reach the network or files or run scripts', async () => {
  let asked = 0;
  const server = createServer((_, reply) => reply.end(String(++asked))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const hostile = `<p id="here">still</p><img src="${address}"><iframe src="file:///etc/hostname"></iframe>
    <iframe src="${address}"></iframe><script>document.getElementById('here').textContent = 'changed'</script>`;
  const text = textOf(await printer.print(page('A sheet').replace('</body>', () => `${hostile}</body>`)));
  server.close();
  expect(text).toContain('still');
  expect(text).not.toContain(execFileSync('cat', ['/etc/hostname'], { encoding: 'utf8' }).trim());
  expect(asked).toBe(0);
});

test('restarts a crashed browser for the next sheet', async () => {
  const own = openPrinter();
  const before = browsers();
  await own.print(page('one'));
  const pid = browsers().find((each) => !before.includes(each))!;
  process.kill(-pid, 'SIGKILL');
  expect(textOf(await own.print(page('two')))).toContain('two');
  await own.close();
  expect(browsers()).toEqual(before);
});

test('gives up a sheet that takes too long and kills the browser', async () => {
  const before = browsers();
  const hurried = openPrinter(1);
  await expect(hurried.print(page('late'))).rejects.toThrow('took too long');
  await hurried.close();
  expect(browsers()).toEqual(before);
});
