import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';
import { sniff } from './sniff.ts';

const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([
    drawn.clone().jpeg().toBuffer(),
    drawn.clone().png().toBuffer(),
    drawn.clone().webp().toBuffer(),
  ]);
});

test('the four kinds are known by their bytes, with a name that fits or none', () => {
  expect(sniff(jpeg, 'a.JPG')).toEqual({ mediaType: 'image/jpeg' });
  expect(sniff(png, 'scan')).toEqual({ mediaType: 'image/png' });
  expect(sniff(webp, 'a.webp')).toEqual({ mediaType: 'image/webp' });
  expect(sniff(pdf, 'Statement 01.2026')).toEqual({ mediaType: 'application/pdf' });
});

test('a picture under the name of another kind of picture is taken: messengers do that', () => {
  expect(sniff(webp, 'photo.jpg')).toEqual({ mediaType: 'image/webp' });
});

test.each([
  ['a picture called a program', () => sniff(jpeg, 'photo.exe'), 'upload.notWhatItSays'],
  ['a picture called a PDF', () => sniff(jpeg, 'photo.pdf'), 'upload.notWhatItSays'],
  ['a PDF called a picture', () => sniff(pdf, 'photo.png'), 'upload.notWhatItSays'],
  [
    'a page called a picture',
    () => sniff(Buffer.from('<html><script>alert(1)</script>'), 'a.jpg'),
    'upload.notWhatItSays',
  ],
  ['a spreadsheet', () => sniff(Buffer.from('PK\x03\x04........'), 'a.xlsx'), 'upload.mediaType'],
  [
    'script after a picture',
    () => sniff(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'a.png'),
    'upload.notWhatItSays',
  ],
  ['a PDF after a picture', () => sniff(Buffer.concat([jpeg, pdf]), 'a.jpg'), 'upload.notWhatItSays'],
  [
    'a page before the PDF’s first object',
    () => sniff(Buffer.from('%PDF-1.4\n<html><script>\n1 0 obj'), 'a.pdf'),
    'upload.notWhatItSays',
  ],
])('%s is refused', (_what, sniffed, code) => {
  expect(sniffed()).toEqual({ code });
});

test('HEIC is told apart, so that the person hears what to do', () => {
  expect(sniff(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_1.HEIC')).toEqual({
    code: 'upload.mediaType',
    isHeic: true,
  });
});

test('a picture’s size is read from its first bytes', async () => {
  const lossless = await drawn.clone().webp({ lossless: true }).toBuffer();
  const clear = await drawn.clone().ensureAlpha(0.5).webp().toBuffer();
  const progressive = await drawn.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer();
  for (const [bytes, mediaType] of [
    [jpeg, 'image/jpeg'],
    [progressive, 'image/jpeg'],
    [png, 'image/png'],
    [webp, 'image/webp'],
    [lossless, 'image/webp'],
    [clear, 'image/webp'],
  ] as const)
    expect(pictureSize(bytes, mediaType), mediaType).toEqual({ width: 40, height: 30 });
  expect(pictureSize(jpeg.subarray(0, 20), 'image/jpeg')).toBeUndefined();
  expect(pictureSize(png.subarray(0, 20), 'image/png')).toBeUndefined();
});
