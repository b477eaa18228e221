import { PDFDocument } from '@cantoo/pdf-lib';
import { letterPdf } from '../text-pdf.ts';
import { phonePicture } from './phone-picture.ts';
import { scannedPdf } from './scanned-pdf.ts';

export interface GoodFile {
  readonly kind: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly password?: string;
  readonly size?: { readonly width: number; readonly height: number }; // upright, when nothing makes it smaller
}

type Make = (n: number) => Promise<Omit<GoodFile, 'kind'>>;

const phone: Make = async (n) => {
  const size = n % 2 === 0 ? { width: 1_200, height: 900 } : { width: 900, height: 1_200 };
  return { name: `IMG_${1_000 + n}.JPG`, bytes: await phonePicture({ seed: `phone ${n}`, ...size }), size };
};
const turned: Make = async (n) => {
  const orientation = 2 + (n % 7);
  const bytes = await phonePicture({ seed: `turned ${n}`, width: 1_200, height: 800, orientation });
  const size = orientation >= 5 ? { width: 800, height: 1_200 } : { width: 1_200, height: 800 };
  return { name: `पासपोर्ट ${n}.jpeg`, bytes, size };
};
const drawn =
  (format: 'png' | 'webp'): Make =>
  async (n) => {
    const size = { width: 1_000, height: 700 };
    return {
      name: `scan-${n}.${format}`,
      bytes: await phonePicture({ seed: `${format} ${n}`, ...size, format }),
      size,
    };
  };
const large: Make = async (n) => ({
  name: `DSC_${n}.jpg`,
  bytes: await phonePicture({ seed: `large ${n}`, width: 8_000, height: 6_000 }),
});
const scanner: Make = async (n) => ({
  name: `Scan ${n}.pdf`,
  bytes: Buffer.from(await (await scannedPdf(`scanner ${n}`, 1 + (n % 3))).save()),
});
const text: Make = async (n) => ({ name: `letter.v${n}.pdf`, bytes: (await letterPdf(`good ${n}`)).bytes });
const locked: Make = async (n) => {
  const password = `ASHA${1_980 + n}`;
  const pdf = await PDFDocument.load((await letterPdf(`locked ${n}`)).bytes);
  pdf.encrypt({ userPassword: password, ownerPassword: `owner ${n}` });
  return { name: `e-statement ${n}.pdf`, bytes: Buffer.from(await pdf.save({ useObjectStreams: false })), password };
};

const kinds: readonly (readonly [kind: string, count: number, make: Make])[] = [
  ['phone', 70, phone],
  ['turned by its camera', 42, turned],
  ['PNG', 20, drawn('png')],
  ['WebP', 16, drawn('webp')],
  ['48 megapixels', 2, large],
  ['scanner', 24, scanner],
  ['text', 16, text],
  ['with a password', 10, locked],
];

// Two hundred harmless files of common kinds; `part` takes that share of each kind, at least one.
export async function* goodFiles(part = 1): AsyncGenerator<GoodFile> {
  for (const [kind, count, make] of kinds)
    for (let n = 0; n < Math.max(1, Math.round(count * part)); n++) yield { kind, ...(await make(n)) };
}
