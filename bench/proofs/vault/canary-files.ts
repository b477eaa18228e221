import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';

export interface CanaryFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly canaries: readonly string[]; // words that occur only in this file or its name
  readonly password?: string;
}

export const canaryWord = (kind: string): string => `Canary${kind}${randomBytes(5).toString('hex')}`;

// Documents of every accepted format, with marker words in name, text and metadata that must never be stored in plain text.
export async function canaryFiles(small: boolean): Promise<CanaryFile[]> {
  const files = [await passport('harbour'), await letter(), await locked(), await picture('webp'), await noise()];
  if (!small) files.push(await passport('monsoon'), await letter(), await picture('png'), await picture('jpeg'));
  return files;
}

async function passport(layout: string): Promise<CanaryFile> {
  const options = { layout, seed: canaryWord('Seed'), condition: 'none', indian: true, page: 'both' } as const;
  const { bytes, format, truth } = await passportSpecimen(options);
  const name = canaryWord('Passport');
  const own = ['passportNumber', 'mrzLine1', 'mrzLine2', 'fileNumber', 'addressLine1'];
  const values = own.flatMap((field) => truth.values[field] ?? []);
  return { name: `${name}.${format}`, bytes, canaries: [name, ...values.filter(({ length }) => length > 6)] };
}

export async function letter(): Promise<CanaryFile> {
  const [name, text, title] = [canaryWord('Letter'), canaryWord('Text'), canaryWord('Title')];
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setAuthor(title);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (let line = 0; line < 20; line++)
    page.drawText(`Line ${line} of a letter about ${text}, for nobody else.`, {
      x: 60,
      y: 760 - line * 24,
      size: 11,
      font,
    });
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  return { name: `${name}.pdf`, bytes, canaries: [name, text, title] };
}

async function locked(): Promise<CanaryFile> {
  const open = await letter();
  const password = canaryWord('Password');
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  try {
    const [plain, sealed] = [join(folder, 'plain.pdf'), join(folder, 'locked.pdf')];
    writeFileSync(plain, open.bytes);
    execFileSync('qpdf', ['--encrypt', password, password, '256', '--', plain, sealed]);
    return { ...open, bytes: readFileSync(sealed), canaries: [...open.canaries, password], password };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const svg = (text: string) =>
  Buffer.from(`<svg width="900" height="300"><text x="20" y="160" font-size="48">${text}</text></svg>`);

async function picture(format: 'png' | 'jpeg' | 'webp'): Promise<CanaryFile> {
  const [name, text, exif] = [canaryWord('Picture'), canaryWord('Shown'), canaryWord('Exif')];
  const bytes = await sharp(svg(text))
    .flatten({ background: 'white' })
    .withExif({ IFD0: { Artist: exif, Copyright: exif } })
    .toFormat(format)
    .toBuffer();
  return { name: `${name}.${format}`, bytes, canaries: [name, text, exif] };
}

// Larger than the chunks in which objects are read from the store.
async function noise(): Promise<CanaryFile> {
  const name = canaryWord('Noise');
  const raw = { width: 900, height: 700, channels: 3 } as const;
  const bytes = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  return { name: `${name}.png`, bytes, canaries: [name] };
}
