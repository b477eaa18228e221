import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passportPdf } from '@visawright/specimens/passport-pdf.ts';
import { paperSpecimen } from '@visawright/specimens/papers/paper-specimen.ts';
import { passportWishOf } from '@visawright/specimens/papers/person.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import type { Traveller, TravellerPaper } from './travellers.ts';

// What stands on a paper by the field ids of the paper kinds; `also` has other spellings that are right.
export interface PaperTruth {
  readonly category: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly also: Readonly<Record<string, readonly string[]>>;
  readonly known: Readonly<Record<string, string>>;
}
export interface PaperFile {
  readonly file: string;
  readonly truth: PaperTruth;
}

const specimens = join(import.meta.dirname, '../../../packages/specimens/src');

// Another state of the specimens prints other papers; those set apart are not used here.
function specimensHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(specimens, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('apart')).sort())
    hash.update(file).update(readFileSync(join(specimens, file)));
  return hash.digest('hex');
}

async function printed({ personSeed }: Traveller, { kind, layout, seed = personSeed }: TravellerPaper) {
  if (kind === 'Indian passport') {
    const { bytes, truth } = await passportPdf({ ...passportWishOf(personSeed), layout, text: true });
    const { category, values, also } = truth;
    return { bytes, truth: { category, kind: truth.kind, values, also, known: values } };
  }
  const { bytes, truth } = await paperSpecimen({ kind, layout, seed, personSeed, as: 'text' });
  const { category, values, also, known } = truth;
  return { bytes, truth: { category, kind, values, also, known } };
}

// Text PDFs, printed once for every wish; the folder is thrown away with bench/out.
export async function paperFiles(traveller: Traveller, folder: string): Promise<PaperFile[]> {
  mkdirSync(folder, { recursive: true });
  const state = specimensHash();
  const made: PaperFile[] = [];
  for (const paper of traveller.papers) {
    const wish = createHash('sha256').update(JSON.stringify([state, traveller.personSeed, paper]));
    const name = join(folder, `${paper.kind.replaceAll(/\W+/g, '-')}-${wish.digest('hex').slice(0, 10)}`);
    if (!existsSync(`${name}.json`)) {
      const { bytes, truth } = await printed(traveller, paper);
      writeFileSync(`${name}.pdf`, bytes);
      writeFileSync(`${name}.json`, JSON.stringify(truth satisfies PaperTruth));
    }
    made.push({ file: `${name}.pdf`, truth: JSON.parse(readFileSync(`${name}.json`, 'utf8')) as PaperTruth });
  }
  await closePress();
  return made;
}
