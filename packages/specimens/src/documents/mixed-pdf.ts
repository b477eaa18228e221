import { layouts as passportLayouts } from '../passport-layouts/layouts.ts';
import { passportPdf } from '../passport-pdf.ts';
import { randomOf, type Random } from '../random.ts';
import { getSpecimenKind, specimenKindNames } from './specimen-kinds.ts';
import { joinPdfs } from './printing/pdf-tools.ts';
import { documentSpecimen } from './document-specimen.ts';
import type { DocumentTruth } from './document-truth.ts';
import { passportOptionsOf, personOf } from './facts/person.ts';
import type { FieldRegion } from './printing/press.ts';

export interface MixedPdfOptions {
  seed: string | number;
  documents: number;
  pagesAtMost?: number;
  scans?: number; // share of documents that are pictures
  kinds?: readonly string[]; // otherwise all, and the passport
}
export interface MixedDocument extends DocumentTruth {
  firstPage: number; // of the file, from 0
  whose: number; // index in people
  as: 'text' | 'scan';
}
export interface MixedPdf {
  bytes: Buffer;
  truth: {
    people: DocumentTruth['person'][];
    documents: MixedDocument[]; // their boxes count pages from the document's first page
    pages: { document: number; kind: string; category: DocumentTruth['category']; whose: number }[];
  };
}

const passportKind = 'Indian passport';
type Piece = { bytes: Buffer; truth: DocumentTruth };

async function passportPiece(personSeed: string, as: 'text' | 'scan', layout: string): Promise<Piece> {
  const { bytes, truth } = await passportPdf({ ...passportOptionsOf(personSeed), layout, text: as === 'text' });
  const { fullName, dateOfBirth, passportNumber } = personOf(personSeed);
  const places: Record<string, FieldRegion[]> = {};
  truth.pages.forEach((boxes, page) => {
    for (const [field, polygon] of Object.entries(boxes)) (places[field] ??= []).push({ page, polygon });
  });
  const boxes = Object.fromEntries(Object.entries(places).map(([field, list]) => [field, list[0]!]));
  const { category, kind, values, also } = truth;
  const person = { fullName, dateOfBirth, passportNumber };
  return {
    bytes,
    truth: {
      category,
      kind,
      layout,
      person,
      values,
      known: values,
      also,
      tables: {},
      boxes,
      places,
      pages: truth.pages.length,
    },
  };
}

async function pieceOf(
  kind: string,
  seed: string,
  personSeed: string,
  as: 'text' | 'scan',
  random: Random,
): Promise<Piece> {
  if (kind === passportKind) return passportPiece(personSeed, as, random.pick(passportLayouts).name);
  const layout = random.pick((await getSpecimenKind(kind)).layouts).name;
  return documentSpecimen({ kind, layout, seed, personSeed, as });
}

// Each kind once, except that salary slips come in threes.
function* kindsOf(random: Random, kinds: readonly string[]): Generator<string> {
  const left = [...kinds];
  while (left.length > 0) {
    const [kind] = left.splice(random.whole(0, left.length - 1), 1) as [string];
    yield kind;
    if (kind === 'Salary slip' && random.chance(0.5)) yield* [kind, kind];
  }
}

// Several documents in one file, as travellers send them; one file in three also has documents of a second person.
export async function mixedPdf(options: MixedPdfOptions): Promise<MixedPdf> {
  const {
    seed,
    documents: count,
    pagesAtMost = 40,
    scans = 0.4,
    kinds = [passportKind, ...specimenKindNames],
  } = options;
  const random = randomOf('mixed', seed);
  const seeds = [`${seed}`, ...(random.chance(1 / 3) ? [`${seed} second`] : [])];
  const documents: MixedDocument[] = [];
  const parts: Buffer[] = [];
  let pages = 0;
  for (const kind of kindsOf(random, kinds)) {
    if (documents.length === count) break;
    const whose = seeds.length > 1 && random.chance(0.4) ? 1 : 0;
    const as = random.chance(scans) ? 'scan' : 'text';
    const { bytes, truth } = await pieceOf(kind, `${seed}-${documents.length}`, seeds[whose]!, as, random);
    if (pages + truth.pages > pagesAtMost) continue;
    parts.push(bytes);
    documents.push({ ...truth, firstPage: pages, whose, as });
    pages += truth.pages;
  }
  return {
    bytes: await joinPdfs(parts),
    truth: {
      people: seeds.map((each) => {
        const { fullName, dateOfBirth, passportNumber } = personOf(each);
        return { fullName, dateOfBirth, passportNumber };
      }),
      documents,
      pages: documents.flatMap(({ pages: own, kind, category, whose }, document) =>
        Array.from({ length: own }, () => ({ document, kind, category, whose })),
      ),
    },
  };
}
