import type { Application } from '@visawright/contract/applications/application.ts';
import type { SectionVerdict } from './section-verdicts.ts';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';
import type { KeyOf } from '../../../../lib/translation/define-texts.ts';
import type { FormStaffTranslate } from '../../../../translations/form-staff/form-staff-texts.ts';

export interface NavItem {
  readonly id: string;
  readonly title: string;
  readonly mark: 'done' | 'todo' | 'bad';
  readonly word: KeyOf<FormStaffTranslate>;
  readonly count?: number;
}

const returnedOf = ({ state, sections }: Application['review']) =>
  new Set(
    state === 'returned' ? sections.filter(({ verdict }) => verdict === 'returned').map((one) => one.section) : [],
  );

// For editors: remaining work per section, with returned sections highlighted.
export function editorItems(
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

// For reviewers: the verdict of each section, and while the review is open which one is next.
export function reviewerItems(
  sections: readonly Pick<SectionCount, 'id' | 'title'>[],
  verdicts: ReadonlyMap<string, SectionVerdict>,
  current: string | null,
  isOpen: boolean,
): NavItem[] {
  return sections.map(({ id, title }) => {
    const verdict = verdicts.get(id);
    if (verdict === 'approvedBefore') return { id, title, mark: 'done', word: 'approvedBefore' };
    if (verdict === 'approved') return { id, title, mark: 'done', word: 'approved' };
    if (verdict === 'returned') return { id, title, mark: 'bad', word: 'returned' };
    if (!isOpen) return { id, title, mark: 'todo', word: 'undecided' };
    return { id, title, mark: 'todo', word: id === current ? 'yours' : 'waiting' };
  });
}
