import { layouts as passportLayouts } from '../passport-layouts/layouts.ts';
import { passportPdf } from '../passport-pdf.ts';
import { randomOf, type Random } from '../random.ts';
import { getPaperKind, paperKindNames } from './kinds.ts';
import { layoutsApart } from './further-layouts.ts';
import { joined } from './pdf-tools.ts';
import { paperSpecimen } from './paper-specimen.ts';
import type { PaperTruth } from './paper-truth.ts';
import { passportWishOf, personOf } from './person.ts';
import type { FieldPlace } from './press.ts';

export interface MixedWish {
  seed: string | number;
  papers: number;
  pagesAtMost?: number;
  scans?: number; // share of papers that are pictures
  apart?: boolean; // the layouts set apart, where a kind has one
  kinds?: readonly string[]; // otherwise all, and the passport
}
export interface MixedPaper extends PaperTruth {
  firstPage: number; // of the file, from 0
  whose: number; // place in people
  as: 'text' | 'scan';
}
export interface MixedPdf {
  bytes: Buffer;
  truth: {
    people: PaperTruth['person'][];
    papers: MixedPaper[]; // their boxes count pages from the paper's own first
    pages: { paper: number; kind: string; category: PaperTruth['category']; whose: number }[];
  };
}

const passportKind = 'Indian passport';
type Piece = { bytes: Buffer; truth: PaperTruth };

async function passportPiece(personSeed: string, as: 'text' | 'scan', layout: string): Promise<Piece> {
  const { bytes, truth } = await passportPdf({ ...passportWishOf(personSeed), layout, text: as === 'text' });
  const { fullName, dateOfBirth, passportNumber } = personOf(personSeed);
  const places: Record<string, FieldPlace[]> = {};
  truth.pages.forEach((boxes, page) => {
    for (const [field, polygon] of Object.entries(boxes)) (places[field] ??= []).push({ page, polygon });
  });
  const boxes = Object.fromEntries(Object.entries(places).map(([field, list]) => [field, list[0]!]));
  const { category, kind, values, also } = truth;
  const person = { fullName, dateOfBirth, passportNumber };
  return { bytes, truth: { category, kind, layout, person, values, known: values, also, tables: {}, boxes, places, pages: truth.pages.length } }; // prettier-ignore
}

async function pieceOf(
  kind: string,
  seed: string,
  personSeed: string,
  as: 'text' | 'scan',
  wish: MixedWish,
  random: Random,
): Promise<Piece> {
  // prettier-ignore
  if (kind === passportKind)
    return passportPiece(personSeed, as, wish.apart ? 'apart' : random.pick(passportLayouts).name);
  const apart = wish.apart && (await layoutsApart(kind)).length > 0;
  const layout = apart ? 'apart' : random.pick((await getPaperKind(kind)).layouts).name;
  return paperSpecimen({ kind, layout, seed, personSeed, as });
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

// Several papers in one file, as travellers send them; in one of three a second person's among them.
export async function mixedPdf(wish: MixedWish): Promise<MixedPdf> {
  const { seed, papers: count, pagesAtMost = 40, scans = 0.4, kinds = [passportKind, ...paperKindNames] } = wish;
  const random = randomOf('mixed', seed);
  const seeds = [`${seed}`, ...(random.chance(1 / 3) ? [`${seed} second`] : [])];
  const papers: MixedPaper[] = [];
  const parts: Buffer[] = [];
  let pages = 0;
  for (const kind of kindsOf(random, kinds)) {
    if (papers.length === count) break;
    const whose = seeds.length > 1 && random.chance(0.4) ? 1 : 0;
    const as = random.chance(scans) ? 'scan' : 'text';
    const { bytes, truth } = await pieceOf(kind, `${seed}-${papers.length}`, seeds[whose]!, as, wish, random);
    if (pages + truth.pages > pagesAtMost) continue;
    parts.push(bytes);
    papers.push({ ...truth, firstPage: pages, whose, as });
    pages += truth.pages;
  }
  return {
    bytes: await joined(parts),
    truth: {
      people: seeds.map((each) => {
        const { fullName, dateOfBirth, passportNumber } = personOf(each);
        return { fullName, dateOfBirth, passportNumber };
      }),
      papers,
      pages: papers.flatMap(({ pages: own, kind, category, whose }, paper) =>
        Array.from({ length: own }, () => ({ paper, kind, category, whose })),
      ),
    },
  };
}
