import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { pageKey } from '../state/list-cache.ts';
import { queryText, type ListLocation } from '../state/list-location.ts';
import type { ListDefinition } from '../list.types.ts';
import { StateFrame } from './StateFrame.tsx';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { totalText } from '../table/format-number.ts';

interface Props<Row> {
  definition: ListDefinition<Row>;
  location: ListLocation;
  onClear: (what: 'filters' | 'search' | 'all') => void;
}

// Repeats the query and tells whether the search alone would match.
export function NoMatch<Row>({ definition, location: { search, filters, sort }, onClear }: Props<Row>) {
  const { t } = useListTexts();
  const count = Object.keys(filters).length;
  const isBoth = search !== '' && count > 0;
  const { name, fetch, noun } = definition;
  const alone = useQuery({
    queryKey: pageKey(name, queryText({ search, sort }, definition), 1, null),
    queryFn: ({ signal }) => fetch({ search, filters: {}, sort, limit: 1, cursor: null, signal }),
    enabled: isBoth,
    retry: false,
  }).data;
  const title = isBoth
    ? t('noMatch.both', { search, count })
    : search
      ? t('noMatch.search', { search })
      : t('noMatch.filters', { count });
  const helps = alone?.total
    ? t('noMatch.alone', { search, total: totalText(alone, t), noun: noun(alone.total) })
    : t('noMatch.text');
  return (
    <StateFrame icon={IconSearchOff} title={title} text={helps} state="noMatch">
      {count > 0 && (
        <Button variant="default" onClick={() => onClear('filters')}>
          {t('noMatch.clearFilters')}
        </Button>
      )}
      {count === 0 && (
        <Button variant="default" onClick={() => onClear('search')}>
          {t('noMatch.clearSearch')}
        </Button>
      )}
      {isBoth && (
        <Button variant="subtle" color="gray" className="list-quiet" onClick={() => onClear('all')}>
          {t('noMatch.clearAll')}
        </Button>
      )}
    </StateFrame>
  );
}
