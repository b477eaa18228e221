import './country-select.css';
import type { ReactNode } from 'react';
import { Select } from '@mantine/core';
import { countries } from '@visawright/contract/platform/country.ts';
import { Flag } from '../../../../components/Flag.tsx';
import { searchCountries } from './search-countries.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { useLanguage } from '../../../../lib/translation/language.ts';

interface Props {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  unknown: string; // shown when nothing matches the search
  icon?: ReactNode; // placeholder
  among?: readonly string[]; // countries to choose from, otherwise all
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// India first: most trips start there.
const ordered = [...countries].sort((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN'));

// Building 200 country names is slow; cache them per language.
const options = new Map<string, { value: string; label: string }[]>();
function optionsIn(language: string) {
  const made =
    options.get(language) ??
    ordered.map(({ label, value }) => ({
      value: label,
      label: countryName({ country: label, countryISO: value }, language),
    }));
  options.set(language, made);
  return made;
}

export function CountrySelect({ label, isLabelHidden, unknown, icon = null, among, value, onChange, ...rest }: Props) {
  const language = useLanguage();
  const all = optionsIn(language);
  return (
    <Select
      {...rest}
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={among ? all.filter((option) => among.includes(option.value)) : all}
      filter={searchCountries}
      value={value || null}
      searchable
      allowDeselect={false}
      nothingFoundMessage={unknown}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: false }} // render the 200 flags only when the list is opened
      leftSection={value ? <Flag code={isoOf.get(value) ?? ''} width={18} /> : icon}
      renderOption={({ option }) => (
        <span className="country-option">
          <Flag code={isoOf.get(option.value) ?? ''} width={18} />
          {option.label}
        </span>
      )}
      onChange={(country) => onChange(country ?? '')}
    />
  );
}
