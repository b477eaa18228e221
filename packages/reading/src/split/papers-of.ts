import { classifyPage, type PageFacts } from '../classify/classify-page.ts';
import type { PageClass } from '../classify/classify.types.ts';
import { joinPoints } from './joins.ts';
import { signsOf } from './page-signs.ts';
import { isSide, passportsOf } from './passports.ts';
import type { OpenPaper, PageOfFile, PaperPages, SignedPage } from './split.types.ts';

export type { PageOfFile, PaperPages } from './split.types.ts';

const unlike = 0.12; // the chance of its kind below which a silent page is no part of a paper
const sure = 0.3;

// Pages of one file → papers, in the order of their first pages. Every page belongs to exactly one.
export async function papersOf(pages: readonly PageOfFile[], facts: PageFacts = {}): Promise<readonly PaperPages[]> {
  const papers: OpenPaper[] = [];
  let open: OpenPaper | undefined; // a passport's page between two others ends a paper
  for (const page of pages) {
    if (isSide(page)) {
      open = undefined;
      continue;
    }
    const signed = signedPage(page, facts);
    const paper: OpenPaper | undefined = page.isFlagged ? flaggedBefore(open) : await paperFor(signed, open, papers);
    if (paper) paper.pages.push(signed);
    else papers.push({ pages: [signed], kind: await kindOf(signed) });
    open = paper ?? papers.at(-1);
  }
  const others = await Promise.all(papers.map((paper) => named(paper, facts)));
  return [...passportsOf(pages.filter(isSide)), ...others].sort((a, b) => a.pages[0]! - b.pages[0]!);
}

// Pages whose zone could not be read, one after the other, are one booklet's.
const flaggedBefore = (open: OpenPaper | undefined) =>
  open?.pages.every(({ page }) => page.isFlagged) ? open : undefined;

function signedPage(page: PageOfFile, facts: PageFacts): SignedPage {
  const signs = signsOf(page.text, page.rows);
  let seen: Promise<PageClass> | undefined;
  return { page, signs, seen: () => (seen ??= classifyPage(page.text, { ...facts, points: signs.points })) };
}

async function paperFor(
  signed: SignedPage,
  open: OpenPaper | undefined,
  papers: readonly OpenPaper[],
): Promise<OpenPaper | undefined> {
  const before = open ?? (signed.signs.isBare ? papers.at(-1) : undefined);
  const joined = before && joinPoints(signed, before);
  if (before && joined && joined.points > 0) {
    if (!joined.isOpen) return before;
    // Nothing is said either way: a page of another sort begins a paper.
    const { scores, kind, score } = await signed.seen();
    const isOther = (scores[before.kind] ?? 0) < unlike && score > sure && kind !== before.kind;
    if (!isOther) return before;
  }
  return laterPage(signed, papers);
}

// Page 3 of 4 whose second page lies before something else.
function laterPage(signed: SignedPage, papers: readonly OpenPaper[]): OpenPaper | undefined {
  const { numbering } = signed.signs;
  if (!numbering?.of || numbering.n < 2) return undefined;
  return papers.findLast((paper) => {
    const last = paper.pages.at(-1)!;
    const its = last.signs.numbering;
    if (!its || its.of !== numbering.of || its.n !== numbering.n - 1) return false;
    return joinPoints(signed, paper).points > 0;
  });
}

async function kindOf({ page, signs, seen }: SignedPage): Promise<string> {
  if (page.isPhoto) return 'Applicant photo';
  const [best, second] = signs.points;
  if (best && best.points >= 9 && best.points - (second?.points ?? 0) > 3) return best.kind;
  return (await seen()).kind;
}

async function named(paper: OpenPaper, facts: PageFacts): Promise<PaperPages> {
  const pages = paper.pages.map(({ page }) => page.pageNo).sort((a, b) => a - b);
  const [first] = paper.pages;
  if (first?.page.isPhoto) return { category: 'Photo', kind: 'Applicant photo', outcome: 'accept', pages, score: 1 };
  if (first?.page.isFlagged) return { category: 'Passport', kind: 'Indian passport', outcome: 'confirm', pages, score: 0.5 }; // prettier-ignore
  const { category, kind, outcome, score, embedding } = await whole(paper, facts);
  return { category, kind, outcome, pages, score, ...(embedding && { embedding }) };
}

// The first page names a paper; the others are asked only where it leaves doubt.
async function whole(paper: OpenPaper, facts: PageFacts): Promise<PageClass> {
  const [first, ...rest] = paper.pages;
  const alone = await first!.seen();
  if (alone.outcome === 'accept' || rest.length === 0) return alone;
  const together = await classifyPage([first!, ...rest.slice(0, 2)].map(({ page }) => page.text).join('\n'), facts);
  return together.score > alone.score ? { ...together, ...(alone.embedding && { embedding: alone.embedding }) } : alone;
}
