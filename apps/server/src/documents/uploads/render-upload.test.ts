import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import { pdfByHand } from '@visawright/specimens/hostile/pdf-by-hand.ts';
import { phonePicture } from '@visawright/specimens/good-files/phone-picture.ts';
import { scannedPdf } from '@visawright/specimens/good-files/scanned-pdf.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decryptPdf } from './pdf/decrypt-pdf.ts';
import { renderUpload } from './render-upload.ts';
import { FileRejected } from './upload.types.ts';

const reasonOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof FileRejected ? error.reason : error),
  );
const saved = async (pdf: PDFDocument) => Buffer.from(await pdf.save());

test('turns a phone picture upright and removes device, time and location', async () => {
  const bytes = await phonePicture({ seed: 'test', width: 600, height: 400, orientation: 6 });
  const [page] = await renderUpload(bytes, 'image/jpeg');
  expect(page).toMatchObject({ n: 0, width: 400, height: 600, route: 'photo' });
  for (const made of [page!.image, page!.thumbnail]) {
    const { exif, format } = await sharp(made).metadata();
    expect([exif, format, made.includes('Peepal')]).toEqual([undefined, 'jpeg', false]);
  }
  expect((await sharp(page!.thumbnail).metadata()).height).toBe(320);
  expect(page!.screen).toBeNull(); // not wider than a screen
});

test('makes a wide page in the width of a screen, without metadata', async () => {
  const bytes = await phonePicture({ seed: 'wide', width: 1_200, height: 900, orientation: 6 });
  const [page] = await renderUpload(bytes, 'image/jpeg');
  const [scan] = await renderUpload(Buffer.from(await (await scannedPdf('screen', 1)).save()), 'application/pdf');
  const [photo, other] = [page!.screen!, scan!.screen!];
  expect(await sharp(photo).metadata()).toMatchObject({ width: 800, height: 1_067, format: 'jpeg' });
  expect(photo.includes('Peepal')).toBe(false);
  expect((await sharp(other).metadata()).width).toBe(800);
});

test('renders the same picture to the same pages', async () => {
  const one = await phonePicture({ seed: 'one', width: 200, height: 100, format: 'webp' });
  const [first] = await renderUpload(one, 'image/webp');
  const [again] = await renderUpload(one, 'image/webp');
  const [other] = await renderUpload(
    await phonePicture({ seed: 'two', width: 200, height: 100, format: 'webp' }),
    'image/webp',
  );
  expect(first!.pixelSha256.equals(again!.pixelSha256)).toBe(true);
  expect(first!.pixelSha256.equals(other!.pixelSha256)).toBe(false);
});

test('draws a transparent picture on white', async () => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const [page] = await renderUpload(await clear.png().toBuffer(), 'image/png');
  expect([...(await sharp(page!.image).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('keeps the words of a text page in place and has none for a scan', async () => {
  const pdf = await PDFDocument.load((await letterPdf('render')).bytes);
  for (const page of await pdf.copyPages(await scannedPdf('render', 1), [0])) pdf.addPage(page);
  const [text, scan] = await renderUpload(await saved(pdf), 'application/pdf');
  expect([text!.route, scan!.route, scan!.words]).toEqual(['text', 'scan', undefined]);
  expect(text!.words!.map((word) => word.text)).toContain('certify');
  expect(scan!.height).toBeGreaterThan(1_500);
});

test.each([0, 90, 180, 270])('finds words of a page rotated by %i° where they are shown', async (turn) => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([500, 300]);
  page.drawText('First line of a letter to be turned around', {
    x: 20,
    y: 250,
    size: 14,
    font: await pdf.embedFont(StandardFonts.Helvetica),
  });
  page.setRotation(degrees(turn));
  const [shown] = await renderUpload(await saved(pdf), 'application/pdf');
  const xs = shown!.words!.flatMap(({ polygon }) => polygon.map(([x]) => x * shown!.width));
  const ys = shown!.words!.flatMap(({ polygon }) => polygon.map(([, y]) => y * shown!.height));
  const box = { left: Math.floor(Math.min(...xs)), top: Math.floor(Math.min(...ys)) };
  const size = { width: Math.ceil(Math.max(...xs) - box.left), height: Math.ceil(Math.max(...ys) - box.top) };
  const { channels } = await sharp(
    await sharp(shown!.image)
      .extract({ ...box, ...size })
      .toBuffer(),
  ).stats();
  const all = await sharp(shown!.image).stats();
  expect(channels[0]!.min).toBeLessThan(60);
  const ink = (mean: number, pixels: number) => (255 - mean) * pixels;
  const share =
    ink(channels[0]!.mean, size.width * size.height) / ink(all.channels[0]!.mean, shown!.width * shown!.height);
  expect(share).toBeGreaterThan(0.95); // all ink of the page is inside
});

test('accepts an open action that jumps within the document and rejects anything that runs', async () => {
  const opening = (action: string) =>
    renderUpload(pdfByHand({ catalogue: `/OpenAction ${action}` }), 'application/pdf');
  expect(await reasonOf(opening('[3 0 R /Fit]'))).toBe('accepted');
  expect(await reasonOf(opening('<< /S /GoTo /D [3 0 R /Fit] >>'))).toBe('accepted');
  expect(await reasonOf(opening('<< /S /JavaScript /JS (app.alert(1)) >>'))).toBe('activeContent');
  const link =
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.test) >> >>]';
  expect(await reasonOf(renderUpload(pdfByHand({ page: link }), 'application/pdf'))).toBe('accepted');
});

test('asks for the password of a locked PDF and opens it with the right one only', async () => {
  const pdf = await PDFDocument.load((await letterPdf('locked')).bytes);
  pdf.encrypt({ userPassword: 'ASHA1990', ownerPassword: 'owner' });
  const locked = Buffer.from(await pdf.save({ useObjectStreams: false }));
  expect(await reasonOf(renderUpload(locked, 'application/pdf'))).toBe('passwordNeeded');
  expect(await decryptPdf(locked, 'asha1990')).toBe('wrong');
  const open = await decryptPdf(locked, 'ASHA1990');
  expect(await reasonOf(renderUpload(open as Buffer, 'application/pdf'))).toBe('accepted');
});

test('distinguishes too large, too many pages and damaged', async () => {
  const jpeg = await phonePicture({ seed: 'half', width: 300, height: 200 });
  expect(await reasonOf(renderUpload(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'))).toBe('damaged');
  expect(await reasonOf(renderUpload(jpeg, 'image/png'))).toBe('notWhatItSays');
  expect(await reasonOf(renderUpload(pdfByHand({ mediaBox: '[0 0 14400 14400]' }), 'application/pdf'))).toBe(
    'tooManyPixels',
  );
  const long = await PDFDocument.create();
  for (let n = 0; n < 301; n++) long.addPage([100, 100]);
  expect(await reasonOf(renderUpload(await saved(long), 'application/pdf'))).toBe('tooManyPages');
});
