import type { SampleFile } from '@visawright/contract/examples/example.types.ts';
import { drawSpecimen } from '@visawright/server/testing.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

async function bankStatement(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText('Account statement, October 2026', { x: 60, y: 760, size: 16 });
  return Buffer.from(await pdf.save());
}

// The bytes of the files that examples send.
export const sampleFiles: Record<SampleFile, () => Promise<Uint8Array<ArrayBuffer>>> = {
  'passport.jpg': async () =>
    bytes(
      await sharp({ create: { width: 900, height: 620, channels: 3, background: '#e8e4d8' } })
        .jpeg()
        .toBuffer(),
    ),
  'bank-statement.pdf': async () => bytes(await bankStatement()),
  'visa-form.pdf': async () => bytes((await drawSpecimen(await loadForm('japan'))).pdf),
};
