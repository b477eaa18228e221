import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { factKinds } from '@visawright/contract/forms/fact-kinds.ts';
import { dueFilters } from '@visawright/contract/forms/fact-order.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../entries/entry-text.ts';
import type { CatalogueLocation } from '../use-catalogue-location.ts';

export const noFilters = { formId: null, kind: null, due: null, search: null, from: null };

export function FactFilters({ location, shown }: { location: CatalogueLocation; shown: string }) {
  const { t, language } = useFactsTexts();
  const { narrowing, facts, search, move } = location;
  const choices = [
    {
      name: 'formId',
      label: t('filters.destination'),
      value: narrowing.formId,
      data: destinationIds
        .map((value) => ({ value: value as string, label: destinationName(value, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    },
    {
      name: 'kind',
      label: t('filters.kind'),
      value: facts.kind,
      data: factKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: 'due',
      label: t('filters.due'),
      value: facts.due,
      data: dueFilters.map((value) => ({ value, label: t(`due.${value}`) })),
    },
  ];
  const isPlain = search === '' && choices.every(({ value }) => value === undefined);
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
        maxLength={100}
        onChange={(event) => move({ search: event.currentTarget.value, from: null }, 'replace')}
      />
      {choices.map(({ name, label, value, data }) => (
        <Select
          key={name}
          size="xs"
          className="cat-filter"
          aria-label={label}
          placeholder={label}
          data={data}
          value={value ?? null}
          onChange={(next) => move({ [name]: next, from: null })}
          searchable={name === 'formId'}
          openOnFocus={false}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          comboboxProps={{ shadow: 'md', width: 'max-content', position: 'bottom-start' }}
        />
      ))}
      {!isPlain && (
        <Button size="xs" variant="subtle" color="gray" className="list-quiet" onClick={() => move(noFilters)}>
          {t('clear')}
        </Button>
      )}
      <span className="cat-shown" role="status">
        {shown}
      </span>
    </div>
  );
}
