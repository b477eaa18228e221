import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { destinationName } from './entries/entry-text.ts';

interface Choice {
  readonly name: string; // in the address
  readonly label: string;
  readonly value: string | undefined;
  readonly data: readonly { readonly value: string; readonly label: string }[];
}

interface Props {
  texts: { readonly search: string; readonly clear: string };
  search: string;
  longest?: number; // search text
  onSearch: (search: string) => void;
  choices: readonly Choice[];
  onChoose: (name: string, value: string | null) => void;
  onClear: () => void;
  shown: string; // how much is shown, of how much
}

export const destinationChoices = (language: string) =>
  destinationIds
    .map((value) => ({ value: value as string, label: destinationName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));

// Search and filters above a table of the catalogue.
export function FilterBar({ texts, search, longest, onSearch, choices, onChoose, onClear, shown }: Props) {
  const isPlain = search === '' && choices.every(({ value }) => value === undefined);
  return (
    <div className="list-toolbar cat-filters">
      <TextInput
        className="list-search"
        size="xs"
        type="search"
        leftSection={<IconSearch size={14} aria-hidden />}
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        maxLength={longest}
        onChange={(event) => onSearch(event.currentTarget.value)}
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
          onChange={(next) => onChoose(name, next)}
          searchable={name === 'formId'}
          openOnFocus={false}
          clearable
          clearButtonProps={{ 'aria-label': texts.clear }}
          comboboxProps={{ shadow: 'md', width: 'max-content', position: 'bottom-start' }}
        />
      ))}
      {!isPlain && (
        <Button size="xs" variant="subtle" color="gray" className="list-quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
      <span className="cat-shown" role="status">
        {shown}
      </span>
    </div>
  );
}
