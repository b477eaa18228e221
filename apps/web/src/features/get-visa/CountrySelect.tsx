import './country-select.css';
import type { ReactNode } from 'react';
import { Select } from '@mantine/core';
import { countries } from '@visawright/contract/country.ts';
import { Flag } from '../../components/Flag.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';

interface Props {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  unknown: string; // said when nothing fits what was typed
  icon?: ReactNode; // while nothing is chosen
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// India first: most journeys begin there.
const ordered = [...countries].sort((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN'));

// Two hundred names are made once a language, not at every letter typed.
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

export function CountrySelect({ label, isLabelHidden, unknown, icon = null, value, onChange, ...rest }: Props) {
  const { i18n } = useTranslation();
  return (
    <Select
      {...rest}
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      data={optionsIn(i18n.language)}
      value={value || null}
      searchable
      allowDeselect={false}
      nothingFoundMessage={unknown}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: false }} // two hundred flags are not drawn before somebody looks
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
