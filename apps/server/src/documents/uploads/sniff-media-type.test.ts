import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { readPictureSize } from './read-picture-size.ts';
import { sniffMediaType } from './sniff-media-type.ts';

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

test('detects the four types by content, with a matching name or none', () => {
  expect(sniffMediaType(jpeg, 'a.JPG')).toEqual({ mediaType: 'image/jpeg' });
  expect(sniffMediaType(png, 'scan')).toEqual({ mediaType: 'image/png' });
  expect(sniffMediaType(webp, 'a.webp')).toEqual({ mediaType: 'image/webp' });
  expect(sniffMediaType(pdf, 'Statement 01.2026')).toEqual({ mediaType: 'application/pdf' });
});

test('accepts a picture with another picture extension, as messengers save them', () => {
  expect(sniffMediaType(webp, 'photo.jpg')).toEqual({ mediaType: 'image/webp' });
});

test.each([
  ['a picture called a program', () => sniffMediaType(jpeg, 'photo.exe'), 'upload.notWhatItSays'],
  ['a picture called a PDF', () => sniffMediaType(jpeg, 'photo.pdf'), 'upload.notWhatItSays'],
  ['a PDF called a picture', () => sniffMediaType(pdf, 'photo.png'), 'upload.notWhatItSays'],
  [
    'a page called a picture',
    () => sniffMediaType(Buffer.from('<html><script>alert(1)</script>'), 'a.jpg'),
    'upload.notWhatItSays',
  ],
  ['a spreadsheet', () => sniffMediaType(Buffer.from('PK\x03\x04........'), 'a.xlsx'), 'upload.mediaType'],
  [
    'script after a picture',
    () => sniffMediaType(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'a.png'),
    'upload.notWhatItSays',
  ],
  ['a PDF after a picture', () => sniffMediaType(Buffer.concat([jpeg, pdf]), 'a.jpg'), 'upload.notWhatItSays'],
  [
    'a page before the PDF’s first object',
    () => sniffMediaType(Buffer.from('%PDF-1.4\n<html><script>\n1 0 obj'), 'a.pdf'),
    'upload.notWhatItSays',
  ],
])('%s is refused', (_what, sniffed, code) => {
  expect(sniffed()).toEqual({ code });
});

test('detects HEIC, so that the message can say what to do', () => {
  expect(sniffMediaType(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_1.HEIC')).toEqual({
    code: 'upload.mediaType',
    isHeic: true,
  });
});

test("reads a picture's size from its header", async () => {
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
    expect(readPictureSize(bytes, mediaType), mediaType).toEqual({ width: 40, height: 30 });
  expect(readPictureSize(jpeg.subarray(0, 20), 'image/jpeg')).toBeUndefined();
  expect(readPictureSize(png.subarray(0, 20), 'image/png')).toBeUndefined();
});
