import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passportPdf } from '@visawright/specimens/passport-pdf.ts';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import { passportOptionsOf } from '@visawright/specimens/documents/facts/person.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import type { Traveller, TravellerDocument } from './travellers.ts';

// The printed values of a document, by the field ids of its kind; `also` has other correct spellings.
export interface DocumentTruth {
  readonly category: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly also: Readonly<Record<string, readonly string[]>>;
  readonly known: Readonly<Record<string, string>>;
}
export interface DocumentFile {
  readonly file: string;
  readonly truth: DocumentTruth;
}

const specimens = join(import.meta.dirname, '../../../packages/specimens/src');

// A change of the specimen sources changes the printed documents. The held-out ones are not used here.
function specimensHash(): string {
  const hash = createHash('sha256');
  const names = readdirSync(specimens, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.ts') && !name.includes('held-out')).sort())
    hash.update(file).update(readFileSync(join(specimens, file)));
  return hash.digest('hex');
}

async function printDocument({ personSeed }: Traveller, { kind, layout, seed = personSeed }: TravellerDocument) {
  if (kind === 'Indian passport') {
    const { bytes, truth } = await passportPdf({ ...passportOptionsOf(personSeed), layout, text: true });
    const { category, values, also } = truth;
    return { bytes, truth: { category, kind: truth.kind, values, also, known: values } };
  }
  const { bytes, truth } = await documentSpecimen({ kind, layout, seed, personSeed, as: 'text' });
  const { category, values, also, known } = truth;
  return { bytes, truth: { category, kind, values, also, known } };
}

// Text PDFs, printed once per set of options and cached under bench/out.
export async function documentFiles(traveller: Traveller, folder: string): Promise<DocumentFile[]> {
  mkdirSync(folder, { recursive: true });
  const state = specimensHash();
  const files: DocumentFile[] = [];
  for (const document of traveller.documents) {
    const options = createHash('sha256').update(JSON.stringify([state, traveller.personSeed, document]));
    const name = join(folder, `${document.kind.replaceAll(/\W+/g, '-')}-${options.digest('hex').slice(0, 10)}`);
    if (!existsSync(`${name}.json`)) {
      const { bytes, truth } = await printDocument(traveller, document);
      writeFileSync(`${name}.pdf`, bytes);
      writeFileSync(`${name}.json`, JSON.stringify(truth satisfies DocumentTruth));
    }
    files.push({ file: `${name}.pdf`, truth: JSON.parse(readFileSync(`${name}.json`, 'utf8')) as DocumentTruth });
  }
  await closePress();
  return files;
}
