import { categories } from './categories.ts';
import { bare, textOf } from './prefill-found.ts';
import { holderOf, speaksOfHolder, type Holder } from './prefill-holder.ts';
import { datedBy } from './prefill-rules.ts';
import type { ReadPaper } from './read-paper.ts';

export interface UsablePapers {
  readonly papers: readonly ReadPaper[]; // best first within a category
  readonly holder: Holder;
}

const kindOrder = new Map(
  categories.flatMap(({ category, kinds }) => kinds.map(({ name }, at) => [`${category}.${name}`, at] as const)),
);
const orderOf = ({ category, kind }: ReadPaper) => kindOrder.get(`${category}.${kind}`) ?? 99;
const dateOf = (paper: ReadPaper) => textOf(paper, datedBy[paper.kind ?? ''] ?? '') ?? '';

// What was read of a page that was taken out since is gone, unless a person vouched for it.
const standing = (paper: ReadPaper): ReadPaper => ({
  ...paper,
  values: paper.values.filter(({ pageIndex, isConfirmed }) => pageIndex >= 0 || isConfirmed),
});

// The passport the form is filled from: the one marked, else the one valid longest; an earlier one only when there is no other.
function chosenPassport(papers: readonly ReadPaper[]): ReadPaper | undefined {
  const all = papers.filter(({ category }) => category === 'Passport');
  const rank = (paper: ReadPaper) =>
    [
      Number(paper.kind !== 'Previous passport'),
      Number(paper.isPrimary),
      Number(textOf(paper, 'passportNumber') !== undefined),
      textOf(paper, 'expiryDate') ?? '',
    ].join(' ');
  return all.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

// Other pages of the same booklet help out; another booklet's never.
function ofBooklet(chosen: ReadPaper, paper: ReadPaper): boolean {
  if (paper.category !== 'Passport' || paper === chosen) return true;
  const [number, other] = [textOf(chosen, 'passportNumber'), textOf(paper, 'passportNumber')];
  return paper.kind !== 'Previous passport' && (number === undefined || other === undefined || bare(number) === bare(other)); // prettier-ignore
}

const supersedes = (one: ReadPaper, other: ReadPaper) =>
  one.kind === other.kind &&
  one.category === other.category &&
  one.category !== 'Proof of Status' && // an earlier visa still is one
  textOf(one, 'accountNumber') === textOf(other, 'accountNumber') &&
  dateOf(other) !== '' &&
  dateOf(one) > dateOf(other);

export function usablePapers(given: readonly ReadPaper[], profile: Readonly<Record<string, string>>): UsablePapers {
  const own = given.filter(({ isSettled, belonging }) => isSettled && belonging !== 'other').map(standing);
  const passport = chosenPassport(own);
  const holder = holderOf(passport, profile);
  const papers = own
    .filter((paper) => (!passport || ofBooklet(passport, paper)) && speaksOfHolder(paper, holder))
    .filter((paper, _, all) => !all.some((other) => supersedes(other, paper)))
    .toSorted(
      (a, b) =>
        Number(b === passport) - Number(a === passport) ||
        orderOf(a) - orderOf(b) ||
        (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0),
    );
  return { papers, holder };
}
