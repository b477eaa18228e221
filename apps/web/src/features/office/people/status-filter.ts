import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { ListFilter, ListView } from '../../../components/list/list.types.ts';
import type { PeopleTranslate } from '../../../translations/people/people-texts.ts';

// Repeated here because importing the contract's list would bundle its schemas.
const statuses = ['active', 'suspended'] as const satisfies readonly StaffPerson['status'][];

export const statusFilter = (t: PeopleTranslate): ListFilter => ({
  id: 'status',
  label: t('columns.status'),
  kind: 'many',
  options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
});

export const statusViews = (t: PeopleTranslate): readonly ListView[] => [
  { id: 'all', label: t('views.all'), kind: 'default', query: {} },
  ...statuses.map((status): ListView => ({
    id: status,
    label: t(`views.${status}`),
    kind: 'default',
    query: { filters: { status: [status] } },
  })),
];
