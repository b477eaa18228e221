import { categories, type Category } from '@visawright/forms/documents/categories.ts';
import { flatScan } from '../documents/printing/flat-scan.ts';
import { pagePictures } from '../documents/printing/pdf-tools.ts';
import { phonePhoto } from '../documents/printing/phone-photo.ts';
import { encoded, picturesPdf } from '../documents/printing/picture-files.ts';
import { printDocument, type PrintedDocument } from '../documents/printing/press.ts';
import { randomOf, type Random } from '../random.ts';
import type { Drawn, HeldOutKind } from './held-out-kind.ts';
import { getHeldOutKind } from './held-out-kinds.ts';
import { heldOutSetId } from './held-out-set.ts';

export interface HeldOutOptions {
  readonly kind: string;
  readonly layout: string;
  readonly seed: string;
  readonly as: 'text' | 'scan' | 'photo';
  readonly travellerSeed?: string; // for several documents of one traveller
}
export interface HeldOutTruth {
  readonly category: Category['category'];
  readonly kind: string;
  readonly layout: string;
  readonly values: Readonly<Record<string, string>>; // printed on the pages of this file
  readonly known: Readonly<Record<string, string>>; // true of this document, printed or not
  readonly also: Readonly<Record<string, readonly string[]>>;
  readonly pages: number;
}
export interface HeldOutSpecimen {
  readonly bytes: Buffer;
  readonly format: 'pdf' | 'jpeg';
  readonly truth: HeldOutTruth;
}

// A name or an address as printed is a correct reading. A date, an amount or a country has to be normalised.
const asPrinted = new Set(
  categories.flatMap(({ kinds }) =>
    kinds.flatMap(({ name, fields }) =>
      fields
        .filter(({ type }) => ['text', 'textarea', 'phone', 'email'].includes(type))
        .map(({ id }) => `${name}.${id}`),
    ),
  ),
);

function truthOf(
  { category, kind }: HeldOutKind,
  layout: string,
  drawn: Drawn,
  printed: PrintedDocument,
  pages: number,
): HeldOutTruth {
  const { facts, shown } = drawn;
  const visible = Object.keys(printed.places).filter((field) =>
    printed.places[field]!.some(({ page }) => page < pages),
  );
  const accepted = (field: string) => [
    ...(facts.also?.[field] ?? []),
    ...(asPrinted.has(`${kind}.${field}`) ? [shown.get(field)!] : []),
  ];
  return {
    category,
    kind,
    layout,
    values: Object.fromEntries(visible.map((field) => [field, facts.values[field]!])),
    known: facts.values,
    also: Object.fromEntries(visible.map((field) => [field, accepted(field)])),
    pages,
  };
}

async function fileOf(
  printed: PrintedDocument,
  as: HeldOutOptions['as'],
  random: Random,
): Promise<Omit<HeldOutSpecimen, 'truth'>> {
  if (as === 'text') return { bytes: printed.pdf, format: 'pdf' };
  if (as === 'photo') {
    const [page] = await pagePictures(printed.pdf, 220, true);
    return { bytes: await encoded(await phonePhoto()(page!, random)), format: 'jpeg' };
  }
  const scans = [];
  for (const page of await pagePictures(printed.pdf, random.pick([150, 200]))) scans.push(await flatScan(page, random));
  return { bytes: await picturesPdf(scans), format: 'pdf' };
}

// One document of the held-out set. A photo shows its first page only.
export async function heldOutSpecimen({
  kind: name,
  layout,
  seed,
  as,
  travellerSeed = seed,
}: HeldOutOptions): Promise<HeldOutSpecimen> {
  const kind = getHeldOutKind(name);
  const drawn = kind.draw(layout, `${heldOutSetId} ${seed}`, `${heldOutSetId} ${travellerSeed}`);
  const printed = await printDocument(drawn.markup);
  const file = await fileOf(printed, as, randomOf('held-out picture', heldOutSetId, name, layout, seed));
  return { ...file, truth: truthOf(kind, layout, drawn, printed, as === 'photo' ? 1 : printed.pages) };
}
