import type { ApplicationSort } from '@visawright/contract/applications/application-sorts.ts';
import type { SortDirection, SortOption } from '../../../../components/list/list.types.ts';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';

// Every column, what is due first at the top, with the direction that shows what needs attention first.
const directions: Record<ApplicationSort, SortDirection> = {
  lodgeBy: 'asc',
  travel: 'asc',
  created: 'desc',
  status: 'asc',
  documents: 'desc',
  findings: 'desc',
  review: 'asc',
  agent: 'asc',
  applicant: 'asc',
  destination: 'asc',
  outcome: 'asc',
  reference: 'asc',
};

export const applicationSortOptions = (t: ApplicationsTranslate, role: string): readonly SortOption[] =>
  (Object.keys(directions) as ApplicationSort[])
    .filter((key) => !(role === 'agent' && key === 'agent'))
    .map((key) => ({ key, label: t(`columns.${key}`), first: directions[key] }));
