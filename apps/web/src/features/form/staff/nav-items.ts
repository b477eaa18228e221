import type { Application } from '@visawright/contract/application.ts';
import type { ReviewDraft } from '../../reviews/review-draft.ts';
import type { SectionCount } from '../to-check.ts';

export interface NavItem {
  readonly id: string;
  readonly title: string;
  readonly mark: 'done' | 'todo' | 'bad';
  readonly word: string; // of the staff words
  readonly count?: number;
}

const returnedOf = ({ state, sections }: Application['review']) =>
  new Set(
    state === 'returned' ? sections.filter(({ verdict }) => verdict === 'returned').map((one) => one.section) : [],
  );

// Whoever fills the form: what is left to do in each section, the returned ones marked.
export function keeperItems(
  sections: readonly SectionCount[],
  review: Application['review'],
  isClosed: (section: string) => boolean,
): NavItem[] {
  const returned = returnedOf(review);
  return sections.map(({ id, title, toCheck, missing }) => {
    const base = { id, title };
    if (returned.has(id)) return { ...base, mark: 'bad', word: 'returned' };
    if (toCheck === 0) return { ...base, mark: 'done', word: 'done' };
    if (isClosed(id)) return { ...base, mark: 'todo', word: 'closed' };
    return missing === toCheck
      ? { ...base, mark: 'todo', word: 'missing', count: missing }
      : { ...base, mark: 'todo', word: 'toCheck', count: toCheck };
  });
}

// Whoever judges it: what was said of each section so far, and which one is next.
export function reviewerItems(
  sections: readonly Pick<SectionCount, 'id' | 'title'>[],
  { sections: judged }: ReviewDraft,
  current: string | null,
): NavItem[] {
  return sections.map(({ id, title }) => {
    const verdict = judged[id]?.verdict;
    if (verdict === 'approved') return { id, title, mark: 'done', word: 'approved' };
    if (verdict === 'returned') return { id, title, mark: 'bad', word: 'returned' };
    return { id, title, mark: 'todo', word: id === current ? 'yours' : 'waiting' };
  });
}
