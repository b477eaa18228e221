import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { qrCode } from './qr-code.ts';
import { QrPicture } from './QrPicture.tsx';

// The picture as the dialog shows it, read by ZXing: another implementation, by other people, of the same standard.
const address = 'https://visa.sunrise.example/handoff/sunrise.3q2-7wAAAAD_____c2VjcmV0LW9mLWEtaGFuZG9mZg';

beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

function draw(text: string, pixels: number): Sharp {
  const svg = renderToStaticMarkup(createElement(QrPicture, { text, label: 'code' }));
  return sharp(
    Buffer.from(svg.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"`)),
  );
}

async function read(picture: Sharp): Promise<string[]> {
  const png = await picture.flatten({ background: '#fff' }).png().toBuffer();
  const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(33 + ((at * 31) % 90))).join('');

test.each([1, 2, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213, 214, 500, 1_000, 2_331])(
  'a text of %i letters is read back',
  async (count) => expect(await read(draw(letters(count), qrCode(letters(count)).side * 6))).toEqual([letters(count)]),
);

test('a text that fits no code is an error, never a code that cannot be read', () =>
  expect(() => qrCode(letters(2_332))).toThrow(RangeError));

test.each(['पासपोर्ट', 'https://example.org/ä?b=ü&c=“x”', '0123456789', 'UPPER CASE 1:2', 'a\nb', '👋🏽'])(
  'the text %j is read back',
  async (text) => expect(await read(draw(text, 400))).toEqual([text]),
);

test('a hand-off address is read from a small, a turned, a blurred and a pale picture', async () => {
  const side = qrCode(address).side;
  expect(await read(draw(address, side * 3))).toEqual([address]);
  expect(await read(draw(address, side * 8).rotate(17, { background: '#fff' }))).toEqual([address]);
  expect(await read(draw(address, side * 8).blur(3))).toEqual([address]);
  expect(await read(draw(address, side * 8).linear(0.3, 150))).toEqual([address]);
});

const patch = (size: number): OverlayOptions['input'] => ({
  create: { width: size, height: size, channels: 3, background: '#888' },
});

test('a code with a thumbprint on it is still read; one that is half covered is not read as something else', async () => {
  const { side } = qrCode(address);
  const pixels = side * 8;
  const damaged = (size: number) =>
    draw(address, pixels).composite([{ input: patch(size), left: pixels >> 1, top: pixels >> 1 }]);
  expect(await read(damaged(Math.round(pixels / 4.5)))).toEqual([address]);
  expect(await read(damaged(Math.round(pixels / 2)))).toEqual([]);
});

test('four modules around the code are white, and the code reaches them on all sides', async () => {
  const { side } = qrCode(address);
  const { data } = await draw(address, side).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = [...data].flatMap((value, at) => (value < 128 ? [[at % side, Math.floor(at / side)] as const] : []));
  for (const axis of [0, 1] as const) {
    const places = dark.map((place) => place[axis]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, side - 5]);
  }
});

test('on a dark page the code is read because it brings its own white', async () => {
  const code = await draw(address, 400).png().toBuffer();
  const page = sharp({ create: { width: 800, height: 800, channels: 3, background: '#111' } });
  expect(await read(page.composite([{ input: code, left: 200, top: 200 }]))).toEqual([address]);
});
