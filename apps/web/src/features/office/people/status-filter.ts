import type { ListFilter, ListView } from '../../../components/list/list.types.ts';
import type { PeopleTranslate } from '../../../translations/people/people-texts.ts';

// Repeated here because importing the contract's lists would bundle its schemas.
const companyStatuses = ['active', 'suspended'] as const;
const personStatuses = ['active', 'invited', 'suspended'] as const;

interface Lists {
  readonly filter: (t: PeopleTranslate) => ListFilter;
  readonly views: (t: PeopleTranslate) => readonly ListView[];
}

const listsOf = (statuses: readonly (typeof personStatuses)[number][]): Lists => ({
  filter: (t) => ({
    id: 'status',
    label: t('columns.status'),
    kind: 'many',
    options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
  }),
  views: (t) => [
    { id: 'all', label: t('views.all'), kind: 'default', query: {} },
    ...statuses.map((status): ListView => ({
      id: status,
      label: t(`views.${status}`),
      kind: 'default',
      query: { filters: { status: [status] } },
    })),
  ],
});

export const companyStatusLists = listsOf(companyStatuses);
export const personStatusLists = listsOf(personStatuses);
