import { bomb, doubleBomb } from './bomb.ts';
import { family, type Draft, type HostileFile } from './hostile-file.ts';
import { pdfByHand, pdfStream, type PdfByHand } from './pdf-by-hand.ts';
import { smallPicture } from './small-picture.ts';
import { flatPng } from './png-by-hand.ts';

// The frame header of a JPEG or WebP claims a larger size.
function withFrame(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}
function withCanvas(webp: Buffer, side: number): Buffer {
  const copy = Buffer.from(webp);
  copy.writeUInt16LE(side, 26);
  copy.writeUInt16LE(side, 28);
  return copy;
}

export async function pixelBombs(): Promise<HostileFile[]> {
  const jpeg = await smallPicture('pixels');
  const webp = await smallPicture('pixels', 'webp');
  return family('pixel bomb', [
    ['64 megapixels', 'a.png', flatPng(8_000, 8_000)],
    ['100 megapixels', 'a.png', flatPng(10_000, 10_000)],
    ['256 megapixels', 'a.png', flatPng(16_000, 16_000)],
    ['400 megapixels', 'a.png', flatPng(20_000, 20_000)],
    ['wide as a street', 'a.png', flatPng(1_000_000, 60)],
    ['says 3,600 megapixels', 'a.png', flatPng(60_000, 60_000, [], 10)],
    ['says four billion', 'a.png', flatPng(65_000, 65_000, [], 1)],
    ['JPEG that says 4,290 megapixels', 'a.jpg', withFrame(jpeg, 65_500, 65_500)],
    ['JPEG that says 100 megapixels', 'a.jpg', withFrame(jpeg, 10_000, 10_000)],
    ['WebP that says 268 megapixels', 'a.webp', withCanvas(webp, 16_383)],
  ]);
}

const manyPages = (count: number): PdfByHand => ({
  pages: `<< /Type /Pages /Kids [3 0 R ${Array.from({ length: count - 1 }, (_, n) => `${n + 5} 0 R`).join(' ')}] /Count ${count} >>`,
  more: Array.from(
    { length: count - 1 },
    () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  ),
});

export function oversizedPdfs(): HostileFile[] {
  const pages = [301, 500, 1_000, 3_000, 10_000].map((count): Draft => [
    `${count} pages`,
    'book.pdf',
    pdfByHand(manyPages(count), `${count}`),
  ]);
  const boxes = [
    '[0 0 14400 14400]',
    '[0 0 200000 200000]',
    '[0 0 1e9 1e9]',
    '[0 0 1 1]',
    '[-99999 -99999 99999 99999]',
  ];
  const sheets = boxes.map((mediaBox): Draft => [
    `page of ${mediaBox}`,
    'sheet.pdf',
    pdfByHand({ mediaBox }, mediaBox),
  ]);
  return family('too many pages or too large', [...pages, ...sheets]);
}

const flate = '/Filter /FlateDecode';
const twice = '/Filter [/FlateDecode /FlateDecode]';
const drawn = (dictionary: string, body: Buffer): PdfByHand => ({
  content: 'q 500 0 0 500 0 0 cm /I Do Q',
  page: '/Resources << /XObject << /I 5 0 R >> >>',
  more: [pdfStream(`/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 ${dictionary}`, body)],
});

export function decompressionBombs(): HostileFile[] {
  const drafts: readonly (readonly [string, PdfByHand])[] = [
    ['content of 8 GB of nothing', { contentFilter: twice, content: doubleBomb(8_000) }],
    ['content of 6 GB of drawing', { contentFilter: twice, content: doubleBomb(6_000, 'q Q 1 0 0 1 0 0 cm ') }],
    ['content of 4 GB of words', { contentFilter: twice, content: doubleBomb(4_000, 'BT (x) Tj ET ') }],
    ['content of 3 GB, packed once', { contentFilter: flate, content: bomb(3_000) }],
    ['content of 5 GB of numbers', { contentFilter: twice, content: doubleBomb(5_000, '1 2 3 ') }],
    ['content of 8 GB of zeros', { contentFilter: twice, content: doubleBomb(8_000, '\0') }],
    ['content of 4 GB of brackets', { contentFilter: twice, content: doubleBomb(4_000, '[') }],
    ['content of 5 GB of paths', { contentFilter: twice, content: doubleBomb(5_000, '0 0 m 500 500 l S ') }],
    ['content of 8 GB in one remark', { contentFilter: twice, content: doubleBomb(8_000, '%') }],
    ['picture of 100,000 × 100,000', drawn(`/Width 100000 /Height 100000 ${twice}`, doubleBomb(8_000, '\0'))],
  ];
  return family(
    'decompression bomb',
    drafts.map(([what, order]) => [what, 'bomb.pdf', pdfByHand(order, what)]),
  );
}
