import type { PageOfFile, DocumentPageGroup, PassportSide } from './page-group.types.ts';

type Side = PageOfFile & { readonly passport: PassportSide };

interface Booklet {
  readonly pages: Side[];
  hasFront: boolean;
  hasBack: boolean;
}

export const isSide = (page: PageOfFile): page is Side => page.passport !== undefined;

const numberOf = ({ pages }: Booklet) => pages.find(({ passport }) => passport.number)?.passport.number;

// Front and back of one booklet, anywhere in the file and in any order. A back without a number belongs to the first
// front without a back.
export function passportsOf(pages: readonly Side[]): DocumentPageGroup[] {
  const booklets: Booklet[] = [];
  for (const page of pages) {
    const { side, number } = page.passport;
    const fits = (each: Booklet) => numberOf(each) === number || (side === 'back' && number === undefined);
    const waiting = booklets.find((each) => lacks(each, side) && fits(each));
    const booklet = waiting ?? { pages: [], hasFront: false, hasBack: false };
    if (!waiting) booklets.push(booklet);
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

// Each side is matched with the other; a sheet with both sides needs no match.
const lacks = ({ hasFront, hasBack }: Booklet, side: PassportSide['side']) =>
  side === 'front' ? hasBack && !hasFront : side === 'back' && hasFront && !hasBack;
