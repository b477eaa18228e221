import type { PageOfFile, PaperPages, PassportSide } from './split.types.ts';

type Side = PageOfFile & { readonly passport: PassportSide };

interface Booklet {
  readonly pages: Side[];
  hasFront: boolean;
  hasBack: boolean;
}

export const isSide = (page: PageOfFile): page is Side => page.passport !== undefined;

const numberOf = ({ pages }: Booklet) => pages.find(({ passport }) => passport.side !== 'back' && passport.number)?.passport.number ?? pages[0]?.passport.number; // prettier-ignore

// Front and back of one booklet, wherever they lie in the file.
export function passportsOf(pages: readonly Side[]): PaperPages[] {
  const booklets: Booklet[] = [];
  for (const page of pages) {
    const { side, number } = page.passport;
    const fits = (each: Booklet) => number === undefined || numberOf(each) === undefined || numberOf(each) === number;
    const waiting =
      side === 'both'
        ? undefined
        : booklets.findLast((each) => (side === 'front' ? !each.hasFront : !each.hasBack) && fits(each));
    const isStrict = side === 'front' && waiting && numberOf(waiting) !== number;
    const booklet = waiting && !isStrict ? waiting : { pages: [], hasFront: false, hasBack: false };
    if (booklet !== waiting) booklets.push(booklet);
    booklet.pages.push(page);
    booklet.hasFront ||= side !== 'back';
    booklet.hasBack ||= side !== 'front';
  }
  return booklets.map(({ pages: own }) => {
    const lead = own.find(({ passport }) => passport.side !== 'back') ?? own[0]!;
    return {
      category: 'Passport',
      kind: lead.passport.kind ?? 'Indian passport',
      outcome: lead.passport.isSure ? 'accept' : 'confirm',
      pages: own.map(({ pageNo }) => pageNo).sort((a, b) => a - b),
      score: lead.passport.isSure ? 1 : 0.5,
    };
  });
}
