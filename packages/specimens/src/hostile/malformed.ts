import { family, type HostileFile } from './hostile-file.ts';
import { pdfByHand } from './pdf-by-hand.ts';
import { smallPicture } from './small-picture.ts';

const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
const noise = (head: string, seed: number) =>
  Buffer.concat([
    Buffer.from(head, 'latin1'),
    Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * seed * 37) % 251)),
  ]);

export async function malformed(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((format) => smallPicture('malformed', format)),
  );
  const pdf = pdfByHand({}, 'malformed');
  const broken = Buffer.from(png!);
  broken.writeUInt32BE(0, broken.indexOf('IDAT') + 4);
  return family('malformed', [
    ['half a JPEG', 'a.jpg', cut(jpeg!, 0.5)],
    ['half a PNG', 'a.png', cut(png!, 0.5)],
    ['half a WebP', 'a.webp', cut(webp!, 0.5)],
    ['half a PDF', 'a.pdf', cut(pdf, 0.5)],
    ['PDF without its table', 'a.pdf', cut(pdf, 0.8)],
    ['noise after a JPEG’s mark', 'a.jpg', noise('\xff\xd8\xff\xe0', 3)],
    ['noise after a PNG’s mark', 'a.png', noise('\x89PNG\r\n\x1a\n', 5)],
    ['noise after a PDF’s mark', 'a.pdf', noise('%PDF-1.7\n', 7)],
    ['PNG whose pixels do not unpack', 'a.png', broken],
    ['PDF without pages', 'a.pdf', pdfByHand({ pages: '<< /Type /Pages /Kids [] /Count 0 >>' }, 'none')],
  ]);
}
