import { Select } from '@mantine/core';
import { countries } from '@visawright/contract/country.ts';
import { Flag } from '../../components/Flag.tsx';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';

interface Props {
  id: string;
  label: string;
  description?: string;
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// India first: most journeys begin there.
const ordered = [...countries].sort((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN'));

export function CountrySelect({ id, label, description, value, error, onChange }: Props) {
  const { t, i18n } = useTranslation('getVisa');
  const data = ordered.map((one) => ({
    value: one.label,
    label: countryName({ country: one.label, countryISO: one.value }, i18n.language),
  }));
  return (
    <Select
      id={id}
      label={label}
      description={description}
      data={data}
      value={value || null}
      error={error}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('countryUnknown')}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: false }} // two hundred flags are not drawn before somebody looks
      leftSection={value ? <Flag code={isoOf.get(value) ?? ''} width={18} /> : null}
      renderOption={({ option }) => (
        <span className="trip-country">
          <Flag code={isoOf.get(option.value) ?? ''} width={18} />
          {option.label}
        </span>
      )}
      onChange={(country) => onChange(country ?? '')}
    />
  );
}
