import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { catalogueConfidences, catalogueParts, catalogueStatuses } from '@visawright/contract/forms/catalogue-order.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationName } from './entries/entry-text.ts';
import type { CatalogueLocation } from './use-catalogue-location.ts';
import { useCatalogueTexts } from '../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  location: CatalogueLocation;
  shown: number;
  all: number;
  isLoading: boolean;
}

export function CatalogueFilters({ location, shown, all, isLoading }: Props) {
  const { t, language } = useCatalogueTexts();
  const { narrowing, move, search } = location;
  const names = {
    part: 'columns.part',
    formId: 'affected.form',
    status: 'columns.age',
    confidence: 'columns.confidence',
  } as const;
  const options = {
    part: catalogueParts.map((value) => ({ value, label: t(`parts.${value}`) })),
    formId: destinationIds
      .map((value) => ({ value: value as string, label: destinationName(value, language) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
    status: catalogueStatuses.map((value) => ({ value, label: t(`ageGroup.${value}`) })),
    confidence: catalogueConfidences.map((value) => ({ value, label: t(`confidence.${value}`) })),
  };
  const isPlain = search === '' && Object.values(narrowing).every((value) => value === undefined);
  return (
    <div className="list-toolbar cat-filters">
      <TextInput
        className="list-search"
        size="xs"
        type="search"
        leftSection={<IconSearch size={14} aria-hidden />}
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={(event) => move({ search: event.currentTarget.value }, 'replace')}
      />
      {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
        <Select
          key={name}
          size="xs"
          className="cat-filter"
          aria-label={t(names[name])}
          placeholder={t(names[name])}
          data={options[name]}
          value={narrowing[name] ?? null}
          onChange={(value) => move({ [name]: value })}
          searchable={name === 'formId'}
          openOnFocus={false}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          comboboxProps={{ shadow: 'md', width: 'max-content', position: 'bottom-start' }}
        />
      ))}
      {!isPlain && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          className="list-quiet"
          onClick={() => move({ part: null, formId: null, status: null, confidence: null, search: null })}
        >
          {t('clear')}
        </Button>
      )}
      <span className="cat-shown" role="status">
        {!isLoading && t('shown', { shown, all })}
      </span>
    </div>
  );
}
