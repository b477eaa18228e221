import { html } from '../html.ts';
import { deflateSync } from 'node:zlib';

// A PDF written object by object, so that any part can be wrong on purpose. Object 1 is the catalogue, 2 the pages, 3
// the page,
// 4 its content; `more` come after them.
export interface PdfByHand {
  readonly catalogue?: string;
  readonly page?: string;
  readonly mediaBox?: string;
  readonly pages?: string; // all of object 2
  readonly content?: Buffer | string;
  readonly contentFilter?: string;
  readonly more?: readonly (string | Buffer)[];
  readonly trailer?: string;
}

const stream = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);

export const pdfStream = (dictionary: string, body: Buffer | string): Buffer => stream(dictionary, Buffer.from(body));
export const packed = (body: Buffer | string): Buffer => deflateSync(Buffer.from(body));

export function pdfByHand(order: PdfByHand, mark = ''): Buffer {
  const words = `BT /F1 14 Tf 72 700 Td (Statement of account ${mark}, balance brought forward) Tj ET`;
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${order.catalogue ?? ''} >>`,
    order.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${order.mediaBox ?? '[0 0 595 842]'} /Contents 4 0 R
      /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${order.page ?? ''} >>`,
    stream(order.contentFilter ?? '', Buffer.from(order.content ?? words)),
    ...(order.more ?? []),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, n) => {
    const part = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      html(
        `xref\n0 ${objects.length + 1}\n0000000000 65535 f `,
        `\n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${order.trailer ?? ''} >>\nstartxref\n`,
        `${at}\n%%EOF\n`,
      ),
    ),
  );
  return Buffer.concat(parts);
}
