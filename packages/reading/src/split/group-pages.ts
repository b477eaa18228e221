import { classifyPage, type PageFacts } from '../classify/classify-page.ts';
import type { PageClass } from '../classify/page-class.types.ts';
import { joinPoints } from './joins.ts';
import { signsOf } from './page-signs.ts';
import { isSide, passportsOf } from './passports.ts';
import type { OpenPageGroup, PageOfFile, DocumentPageGroup, SignedPage } from './page-group.types.ts';

export type { PageOfFile, DocumentPageGroup } from './page-group.types.ts';

const unlike = 0.12; // minimum score for joining a page without any sign
const sure = 0.3;

// Groups the pages of one file into documents, in the order of their first pages. Every page belongs to exactly one.
export async function groupPages(
  pages: readonly PageOfFile[],
  facts: PageFacts = {},
): Promise<readonly DocumentPageGroup[]> {
  const groups: OpenPageGroup[] = [];
  let open: OpenPageGroup | undefined; // a passport page between two others ends a document
  for (const page of pages) {
    if (isSide(page)) {
      open = undefined;
      continue;
    }
    const signed = signedPage(page, facts);
    const group: OpenPageGroup | undefined = page.isFlagged
      ? flaggedBefore(open)
      : await groupFor(signed, open, groups);
    if (group) group.pages.push(signed);
    else groups.push({ pages: [signed], kind: await kindOf(signed) });
    open = group ?? groups.at(-1);
  }
  const others = await Promise.all(groups.map((group) => named(group, facts)));
  return [...passportsOf(pages.filter(isSide)), ...others].sort((a, b) => a.pages[0]! - b.pages[0]!);
}

// Consecutive pages with an unreadable MRZ belong to one booklet.
const flaggedBefore = (open: OpenPageGroup | undefined) =>
  open?.pages.every(({ page }) => page.isFlagged) ? open : undefined;

function signedPage(page: PageOfFile, facts: PageFacts): SignedPage {
  const signs = signsOf(page.text, page.rows);
  let seen: Promise<PageClass> | undefined;
  return { page, signs, seen: () => (seen ??= classifyPage(page.text, { ...facts, points: signs.points })) };
}

async function groupFor(
  signed: SignedPage,
  open: OpenPageGroup | undefined,
  groups: readonly OpenPageGroup[],
): Promise<OpenPageGroup | undefined> {
  const before = open ?? (signed.signs.isBare ? groups.at(-1) : undefined);
  const joined = before && joinPoints(signed, before);
  if (before && joined && joined.points > 0) {
    if (!joined.isOpen) return before;
    // No sign either way: a page of another kind starts a new document.
    const { scores, kind, score } = await signed.seen();
    const isOther = (scores[before.kind] ?? 0) < unlike && score > sure && kind !== before.kind;
    if (!isOther) return before;
  }
  return laterPage(signed, groups);
}

// Page 3 of 4 whose second page is separated by another document.
function laterPage(signed: SignedPage, groups: readonly OpenPageGroup[]): OpenPageGroup | undefined {
  const { numbering } = signed.signs;
  if (!numbering?.of || numbering.n < 2) return undefined;
  return groups.findLast((group) => {
    const last = group.pages.at(-1)!;
    const its = last.signs.numbering;
    if (!its || its.of !== numbering.of || its.n !== numbering.n - 1) return false;
    return joinPoints(signed, group).points > 0;
  });
}

async function kindOf({ page, signs, seen }: SignedPage): Promise<string> {
  if (page.isPhoto) return 'Applicant photo';
  const [best, second] = signs.points;
  if (best && best.points >= 9 && best.points - (second?.points ?? 0) > 3) return best.kind;
  return (await seen()).kind;
}

async function named(group: OpenPageGroup, facts: PageFacts): Promise<DocumentPageGroup> {
  const pages = group.pages.map(({ page }) => page.pageNo).sort((a, b) => a - b);
  const [first] = group.pages;
  if (first?.page.isPhoto) return { category: 'Photo', kind: 'Applicant photo', outcome: 'accept', pages, score: 1 };
  if (first?.page.isFlagged)
    return { category: 'Passport', kind: 'Indian passport', outcome: 'confirm', pages, score: 0.5 };
  const { category, kind, outcome, score, embedding } = await whole(group, facts);
  return { category, kind, outcome, pages, score, ...(embedding && { embedding }) };
}

// The first page determines the kind; the others are used only if it is unclear.
async function whole(group: OpenPageGroup, facts: PageFacts): Promise<PageClass> {
  const [first, ...rest] = group.pages;
  const alone = await first!.seen();
  if (alone.outcome === 'accept' || rest.length === 0) return alone;
  const together = await classifyPage([first!, ...rest.slice(0, 2)].map(({ page }) => page.text).join('\n'), facts);
  return together.score > alone.score ? { ...together, ...(alone.embedding && { embedding: alone.embedding }) } : alone;
}
