import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowsSort, IconSearch } from '@tabler/icons-react';
import { sorts, type Sort } from './arrange-applications.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

interface Props {
  search: string;
  sort: Sort;
  onSearch: (text: string) => void;
  onSort: (sort: Sort) => void;
}

export function ListTools({ search, sort, onSearch, onSort }: Props) {
  const { t } = useMyApplicationsTexts();
  return (
    <div className="mine-tools">
      <TextInput
        className="mine-search"
        size="md"
        data-tour="search"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('searchFor')}
        value={search}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        rightSection={search && <CloseButton size={32} aria-label={t('clearSearch')} onClick={() => onSearch('')} />}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      <NativeSelect
        className="mine-sort"
        size="md"
        aria-label={t('sort')}
        data={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        leftSection={<IconArrowsSort size={17} stroke={1.7} aria-hidden />}
        onChange={(event) => onSort(event.currentTarget.value as Sort)}
      />
    </div>
  );
}
