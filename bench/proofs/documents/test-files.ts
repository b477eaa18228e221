import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import sharp from 'sharp';

export interface TestDocument {
  readonly name: string;
  readonly bytes: Buffer;
}

export const letter = async (seed: string): Promise<TestDocument> => ({
  name: `letter ${seed}.pdf`,
  bytes: (await letterPdf(seed)).bytes,
});

const designs = 2;
const drawn = new Map<number, Promise<Buffer>>();

async function draw(design: number): Promise<Buffer> {
  const options = { seed: `proof ${design}`, layout: 'banyan', condition: 'photo', page: 'front' } as const;
  return sharp((await passportSpecimen(options)).bytes)
    .jpeg({ quality: 88 })
    .toBuffer();
}

// A few pictures, made unique by a comment in each file: drawing each one would take longer than reading it.
export async function photo(seed: string): Promise<TestDocument> {
  const design = createHash('sha256').update(seed).digest()[0]! % designs;
  const picture = await (drawn.get(design) ?? drawn.set(design, draw(design)).get(design)!);
  const text = Buffer.from(seed);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  const bytes = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
  return { name: `passport ${seed}.jpg`, bytes };
}

// A number of letters in one file.
export async function longLetter(seed: string, pages: number): Promise<TestDocument> {
  const joined = await PDFDocument.create();
  for (let n = 0; n < pages; n++) {
    const one = await PDFDocument.load((await letterPdf(`${seed}/${n}`)).bytes);
    const [page] = await joined.copyPages(one, [0]);
    joined.addPage(page);
  }
  return { name: `letters ${seed}.pdf`, bytes: Buffer.from(await joined.save()) };
}
