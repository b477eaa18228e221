import { openedFields, trailKinds, trailPurposes } from '@visawright/contract/platform/trail-words.ts';
import type { ListFilter, ListFilters } from '../../../../components/list/list.types.ts';
import { useListLocation } from '../../../../components/list/state/use-list-location.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { fieldText } from './describe-entry.ts';
import { findTrailPeople, useTrailPerson, type TrailQuery } from './trail.api.ts';

const joined = (filters: ListFilters, id: string) => filters[id]?.join(',');

function queryOf(search: string, filters: ListFilters): TrailQuery {
  const [from, to] = filters['when'] ?? [];
  const asked = {
    personUid: filters['person']?.[0],
    kind: joined(filters, 'kind'),
    field: joined(filters, 'field'),
    purpose: joined(filters, 'purpose'),
    from,
    to,
    search: search.trim(),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
}

const defaultSort = { key: 'time', direction: 'desc' } as const;

// Filters, search and the open entry are in the address.
export function useTrailFilters() {
  const { t } = useTrailTexts();
  const rules = (names: readonly ListFilter[]) => ({ filters: names, sorts: [], defaultSort, hasTabs: false as const });
  const plain: readonly ListFilter[] = [
    {
      id: 'person',
      label: t('filters.person'),
      kind: 'choice',
      options: async (search, signal) =>
        (await findTrailPeople(search ? { search } : {}, signal)).map(({ personUid, name }) => ({
          value: personUid,
          label: name,
        })),
    },
    {
      id: 'kind',
      label: t('filters.kind'),
      kind: 'many',
      options: trailKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      id: 'field',
      label: t('filters.field'),
      kind: 'many',
      options: openedFields.map((value) => ({ value, label: fieldText(value, t) })),
    },
    {
      id: 'purpose',
      label: t('filters.purpose'),
      kind: 'many',
      options: trailPurposes.map((value) => ({ value, label: t(`purposes.${value}`) })),
    },
    { id: 'when', label: t('filters.when'), kind: 'range' },
  ];
  const [location, move] = useListLocation(rules(plain));
  const person = useTrailPerson(location.filters['person']?.[0]);
  const format = () => person?.name ?? t('filters.somebody');
  const filters = plain.map((filter) => (filter.id === 'person' ? { ...filter, format } : filter));
  return { filters, location, move, query: queryOf(location.search, location.filters) };
}
