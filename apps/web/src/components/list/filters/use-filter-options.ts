import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ListFilter } from '../list.types.ts';

const worthSearching = 8;

// Filters static options locally; loads options of a function while typing.
export function useFilterOptions(list: string, { id, options }: ListFilter) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 250);
  const fetch = typeof options === 'function' ? options : null;
  const found = useQuery({
    queryKey: ['list-options', list, id, asked],
    queryFn: ({ signal }) => fetch!(asked, signal),
    enabled: fetch !== null,
    placeholderData: keepPreviousData,
  });
  const written = typeof options === 'object' ? options : [];
  const word = search.trim().toLocaleLowerCase();
  return {
    search,
    setSearch,
    hasSearch: fetch !== null || written.length > worthSearching,
    options: fetch ? (found.data ?? []) : written.filter(({ label }) => label.toLocaleLowerCase().includes(word)),
    isLoading: fetch !== null && found.isPending,
    isFailing: found.isError,
  };
}
