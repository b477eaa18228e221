import { chanceOf } from './chance.ts';
import { photographed, scanned, type Copy } from './copies/copy.ts';
import { rasters } from './copies/raster.ts';
import type { Corner } from './copies/warp.ts';
import { pdfFile, type PicturePage } from './drawing/pdf-file.ts';
import type { Page, Place, PrintedWord } from './drawing/page.ts';
import { Sheet } from './drawing/sheet.ts';
import type { DocumentFacts, Kind, Layout } from './facts/facts.types.ts';
import { travellerOf } from './facts/traveller.ts';
import { designs } from './passports/designs.ts';
import { drawPassport, passportFacts, type Holder } from './passports/passport.ts';
import type { Route, TrueDocument, TruePlace, UnseenFile } from './unseen-truth.ts';

// One document to be drawn: a layout of a kind, or a passport.
export type Wanted = { readonly seed: string; readonly route: Route; readonly isSingle?: boolean } & (
  | { readonly of: Kind; readonly layout: Layout }
  | { readonly passport: string; readonly holder: Holder; readonly isOwn?: boolean; readonly isPrevious?: boolean }
);

interface Drawn {
  readonly sheet: Sheet;
  readonly facts: DocumentFacts;
  readonly about: Pick<TrueDocument, 'category' | 'kind' | 'layout' | 'route'> & { readonly id?: string };
}

const previousFields = ['passportNumber', 'issueDate', 'expiryDate', 'placeOfIssue'];

export function draw(wanted: Wanted): Drawn {
  const { seed, route } = wanted;
  const traveller = travellerOf(seed, wanted.isSingle);
  if ('passport' in wanted) {
    const design = designs.find(({ state }) => state === wanted.passport)!;
    const facts = passportFacts(design, wanted.holder, seed, wanted.isOwn ? traveller : undefined);
    const sheet = drawPassport(facts, route !== 'photo' && !wanted.isPrevious, wanted.isPrevious);
    const kind = wanted.isPrevious ? 'Previous passport' : 'Indian passport';
    return { sheet, facts, about: { category: 'Passport', kind, layout: design.state, route } };
  }
  const { of, layout } = wanted;
  const facts = of.factsOf(traveller, chanceOf('facts', of.kind, seed));
  const sheet = new Sheet(facts, layout.style, route !== 'text');
  layout.draw(sheet);
  return {
    sheet,
    facts,
    about: { category: of.category, kind: of.kind, layout: layout.name, route, ...(of.id && { id: of.id }) },
  };
}

type PlaceOf = (x: number, y: number) => Corner;
const unmoved: PlaceOf = (x, y) => [x, y];

const polygon = ({ x, y, w, h }: PrintedWord, page: Page, placeOf: PlaceOf) =>
  (
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ] as const
  ).map(([px, py]) => placeOf(px / page.width, py / page.height));

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

// Words elsewhere on the pages that say the same as a printed value: evidence there is as good.
function sameWords(pages: readonly Page[], { words }: Place): Pick<Place, 'page' | 'words'>[] {
  const wanted = letters(words.map(({ text }) => text).join(''));
  if (wanted.length < 3) return [];
  return pages.flatMap((page, number) =>
    page.words.flatMap((_, from) => {
      let text = '';
      for (let to = from; to < page.words.length && text.length < wanted.length; to += 1) {
        text += letters(page.words[to]!.text);
        if (text === wanted) return [{ page: number, words: page.words.slice(from, to + 1) }];
      }
      return [];
    }),
  );
}

function truthOf({ sheet, facts, about }: Drawn, firstPage: number, placesOf: readonly PlaceOf[]): TrueDocument {
  const shown = sheet.places.filter(({ page }) => page < placesOf.length);
  const fields = [...new Set(shown.map(({ field }) => field))].filter(
    (field) => about.kind !== 'Previous passport' || previousFields.includes(field),
  );
  const known = Object.fromEntries(Object.entries(facts.facts).filter(([field]) => !field.startsWith('_')));
  const truePlace = ({ page, words }: Pick<Place, 'page' | 'words'>): TruePlace => ({
    page: firstPage + page,
    words: words.map((word) => polygon(word, sheet.pages[page]!, placesOf[page]!)),
  });
  const pages = sheet.pages.slice(0, placesOf.length);
  const placesFor = (field: string) => {
    const own = shown.filter((place) => place.field === field);
    return [...own, ...own.slice(0, 1).flatMap((place) => sameWords(pages, place))].map(truePlace);
  };
  return {
    ...about,
    pages: pages.map((_, at) => firstPage + at),
    values: Object.fromEntries(fields.map((field) => [field, known[field]!])),
    known,
    also: facts.also ?? {},
    arrangement: Object.fromEntries(
      fields.map((field) => [field, shown.find((place) => place.field === field)!.arrangement]),
    ),
    places: Object.fromEntries(fields.map((field) => [field, placesFor(field)])),
  };
}

const scanDots = 200;
const photoDots = (page: Page) => Math.round((2100 / page.height) * 72 * (page.height < 300 ? 0.62 : 1));

async function copies(drawn: Drawn, seed: string): Promise<Copy[]> {
  const { sheet, about } = drawn;
  if (about.route === 'photo') {
    const [page] = await rasters(await pdfFile(sheet.pages.slice(0, 1)), photoDots(sheet.pages[0]!));
    return [await photographed(page!, seed)];
  }
  const pages = await rasters(await pdfFile(sheet.pages), sheet.pages[0]!.height < 300 ? 300 : scanDots);
  return Promise.all(pages.map((page, at) => scanned(page, `${seed} ${at}`)));
}

interface Made {
  readonly document: TrueDocument;
  readonly pages: readonly (Page | PicturePage)[];
  readonly picture: Buffer | undefined;
}

async function make(wanted: Wanted, firstPage: number): Promise<Made> {
  const drawn = draw(wanted);
  const { pages } = drawn.sheet;
  if (wanted.route === 'text')
    return {
      document: truthOf(
        drawn,
        firstPage,
        pages.map(() => unmoved),
      ),
      pages,
      picture: undefined,
    };
  const made = await copies(drawn, `${wanted.seed} ${drawn.about.kind} ${drawn.about.layout}`);
  const asPages = made.map(({ jpeg }, at) => ({ jpeg, width: pages[at]!.width, height: pages[at]!.height }));
  return {
    document: truthOf(
      drawn,
      firstPage,
      made.map(({ placeOf }) => placeOf),
    ),
    pages: asPages,
    picture: made[0]!.jpeg,
  };
}

// One file with one document or, as a bundle, with several. A photo is a picture of the first page; in a bundle it is a page.
export async function unseenFile(id: string, wanted: readonly Wanted[]): Promise<UnseenFile> {
  const all: Made[] = [];
  let next = 1;
  for (const each of wanted) {
    const made = await make(each, next);
    all.push(made);
    next += made.pages.length;
  }
  const [only] = all;
  const documents = all.map(({ document }) => document);
  if (all.length === 1 && wanted[0]!.route === 'photo') return { id, bytes: only!.picture!, format: 'jpg', documents };
  return { id, bytes: await pdfFile(all.flatMap(({ pages }) => pages)), format: 'pdf', documents };
}
