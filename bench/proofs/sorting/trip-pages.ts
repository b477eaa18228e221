import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import { joinPdfs } from '@visawright/specimens/documents/printing/pdf-tools.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { travellerOf } from '@visawright/specimens/held-out/facts/traveller.ts';
import { getHeldOutKind } from '@visawright/specimens/held-out/held-out-kinds.ts';
import { heldOutSetId } from '@visawright/specimens/held-out/held-out-set.ts';
import { heldOutSpecimen } from '@visawright/specimens/held-out/held-out-specimen.ts';
import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import { randomOf, type Random } from '@visawright/specimens/random.ts';

export interface TripTraveller {
  readonly seed: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface TruePage {
  readonly traveller: number | null; // null: of nobody on the trip
  readonly category: DocumentCategory;
  readonly kind: string;
  readonly document: number;
}
export interface TripFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly pages: readonly TruePage[];
}

interface Piece {
  readonly bytes: Buffer;
  readonly format: 'pdf' | 'jpeg' | 'png';
  readonly pages: readonly TruePage[];
  readonly owner: string; // as in a file name
}

// What travellers of a group bring. The first ones are in every bundle, the others fill it up.
const always = [
  'Bank statement',
  'Travel insurance policy',
  'Flight e-ticket or reservation',
  'Cover letter',
  'Employment / NOC / leave letter',
  'Salary slip',
  'Aadhaar',
] as const;
const more = [
  'ITR-V acknowledgement',
  'Form 16',
  'Hotel booking',
  'PAN card',
  'Previous passport',
  'Day-wise itinerary',
  'Rent agreement',
  'Utility bill',
  'Fixed deposit receipt',
  'Voter ID (EPIC)',
  'Previous or current visa',
  'Driving licence',
] as const;

// Held-out drawings in a full run; a small run uses the specimens that readers may be tuned on, and leaves the set alone.
export interface PieceSource {
  traveller(seed: string): TripTraveller;
  draw(
    seed: string,
    kind: string,
    at: number,
    random: Random,
  ): Promise<Omit<Piece, 'pages' | 'owner'> & { category: DocumentCategory; count: number }>;
}

export const heldOutSource: PieceSource = {
  traveller: (seed) => {
    const { given, family } = travellerOf(`${heldOutSetId} ${seed}`);
    return { seed, firstName: given, lastName: family };
  },
  draw: async (seed, kind, at, random) => {
    const { layouts } = getHeldOutKind(kind);
    const as = random.pick(['text', 'text', 'text', 'scan', 'photo'] as const);
    const { bytes, format, truth } = await heldOutSpecimen({
      kind,
      layout: random.pick(layouts),
      seed: `${seed} ${at}`,
      travellerSeed: seed,
      as,
    });
    return { bytes, format, category: truth.category, count: truth.pages };
  },
};

export const seenSource: PieceSource = {
  traveller: (seed) => {
    const { givenNames, surname } = personOf(seed);
    return { seed, firstName: givenNames, lastName: surname };
  },
  draw: async (seed, kind, at, random) => {
    const { layouts } = await getSpecimenKind(kind);
    const layout = random.pick(layouts).name;
    const { bytes, format, truth } = await documentSpecimen({
      kind,
      layout,
      seed: `${seed} ${at}`,
      personSeed: seed,
      as: 'text',
    });
    return { bytes, format, category: truth.category, count: truth.pages };
  },
};

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.whole(0, rest.length - 1), 1)[0]!);
}

async function bundleOf(
  source: PieceSource,
  who: TripTraveller,
  traveller: number,
  pages: number,
  random: Random,
): Promise<Piece[]> {
  const owner = `${who.firstName} ${who.lastName}`;
  const pieces: Piece[] = [];
  const kinds = [...always, ...shuffle(random, more)];
  let count = 0;
  for (const [at, kind] of kinds.entries()) {
    if (count >= pages) break;
    const drawn = await source.draw(who.seed, kind, at, random);
    count += drawn.count;
    const truth = { traveller, category: drawn.category, kind, document: traveller * 100 + at };
    pieces.push({
      bytes: drawn.bytes,
      format: drawn.format,
      owner,
      pages: Array.from({ length: drawn.count }, () => truth),
    });
  }
  return pieces;
}

async function photoOf(who: TripTraveller, traveller: number): Promise<Piece> {
  const { bytes } = await drawPortrait({
    seed: `sorting ${who.seed}`,
    style: 'phone',
    ratio: 3 / 4,
    width: 900,
    headPercent: 48,
  });
  const truth = { traveller, category: 'Photo', kind: 'Photo', document: traveller * 100 + 99 } as const;
  return { bytes, format: 'jpeg', owner: `${who.firstName} ${who.lastName}`, pages: [truth] };
}

export interface Wanted {
  readonly seed: string;
  readonly travellers: number;
  readonly pagesEach: number;
  readonly unnamedPhotos: number; // photos whose file has no name of a traveller
  readonly stranger: string | null; // seed of a person who does not travel, with one document
}

export interface TripFiles {
  readonly travellers: readonly TripTraveller[];
  readonly scan: TripFile;
  readonly single: readonly TripFile[];
}

// Two files: a PDF of documents of everyone in any order, and single files for a ZIP, as an office receives them.
export async function makeTripFiles(source: PieceSource, wanted: Wanted): Promise<TripFiles> {
  const random = randomOf('sorting', wanted.seed);
  const travellers = chooseTravellers(source, wanted);
  const pieces: Piece[] = [];
  for (const [n, who] of travellers.entries())
    pieces.push(...(await bundleOf(source, who, n, wanted.pagesEach, random)));
  const photos: Piece[] = [];
  for (const [n, who] of travellers.entries()) photos.push(await photoOf(who, n));
  if (wanted.stranger !== null) {
    const drawn = await source.draw(wanted.stranger, 'Salary slip', 50, random);
    const truth = { traveller: null, category: drawn.category, kind: 'Salary slip', document: 9_999 };
    pieces.push({
      bytes: drawn.bytes,
      format: drawn.format,
      owner: 'scan',
      pages: Array.from({ length: drawn.count }, () => truth),
    });
  }
  const mixed = shuffle(random, pieces);
  const inScan = mixed.filter(({ format }, at) => format === 'pdf' && at % 5 !== 0);
  const alone = [...mixed.filter((piece) => !inScan.includes(piece)), ...photos];
  const scan = {
    name: 'group scan.pdf',
    bytes: await joinPdfs(inScan.map(({ bytes }) => bytes)),
    pages: inScan.flatMap(({ pages }) => pages),
  };
  let unnamed = wanted.unnamedPhotos;
  const single = alone.map(({ bytes, format, pages, owner }, at): TripFile => {
    const isPhoto = pages[0]!.category === 'Photo';
    const isNamed = isPhoto && unnamed-- <= 0;
    const stem = isNamed ? `${owner} photo` : isPhoto ? `IMG_${2_000 + at}` : `scan ${at + 1}`;
    return { name: `${stem}.${format === 'pdf' ? 'pdf' : 'jpg'}`, bytes, pages };
  });
  return { travellers, scan, single };
}

// Different people, two of them with the same surname.
function chooseTravellers(source: PieceSource, { seed, travellers }: Wanted): TripTraveller[] {
  const chosen: TripTraveller[] = [];
  const known = (one: TripTraveller) => chosen.filter(({ lastName }) => lastName === one.lastName).length;
  for (let n = 0; chosen.length < travellers; n += 1) {
    const one = source.traveller(`${seed} ${n}`);
    const isSame = chosen.some(({ firstName, lastName }) => firstName === one.firstName && lastName === one.lastName);
    const pairs = chosen.length - new Set(chosen.map(({ lastName }) => lastName)).size;
    if (!isSame && one.lastName !== '' && (known(one) === 0 || pairs === 0)) chosen.push(one);
  }
  return chosen;
}
