import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { ListFilter, ListView } from '../../components/list/list.types.ts';
import type { Say } from './people-words.ts';

// Written out: the contract's own list would bring its schemas into the page.
const standings = ['active', 'suspended'] as const satisfies readonly StaffPerson['status'][];

export const standingFilter = (t: Say): ListFilter => ({
  id: 'status',
  label: t('columns.status'),
  kind: 'many',
  options: standings.map((value) => ({ value, label: t(`standing.${value}`) })),
});

export const standingViews = (t: Say): readonly ListView[] => [
  { id: 'all', label: t('views.all'), kind: 'default', query: {} },
  ...standings.map((status): ListView => ({
    id: status,
    label: t(`views.${status}`),
    kind: 'default',
    query: { filters: { status: [status] } },
  })),
];
