import { Select } from '@mantine/core';
import { countries } from '@visawright/contract/country.ts';
import { Flag } from '../../../components/Flag.tsx';
import { countryName } from '../../flow/country-name.ts';
import { useWords } from '../form-words.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// Two hundred names are made once a language.
const made = new Map<string, { value: string; label: string }[]>();
function optionsIn(language: string) {
  const known = made.get(language);
  if (known) return known;
  const options = countries
    .toSorted((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN'))
    .map(({ label, value }) => ({ value: label, label: countryName({ country: label, countryISO: value }, language) }));
  made.set(language, options);
  return options;
}

export function CountryAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { t, language } = useWords();
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  return (
    <Select
      id={id}
      ref={ref}
      data={optionsIn(language)}
      value={value || null}
      placeholder={t('chooseCountry')}
      searchable
      clearable={!field.required}
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: false }}
      openOnFocus={false} // the focus also comes here by itself, after a confirmation
      leftSection={isoOf.has(value) ? <Flag code={isoOf.get(value)!} width={18} /> : null}
      renderOption={({ option }) => (
        <span className="form-country">
          <Flag code={isoOf.get(option.value) ?? ''} width={18} />
          {option.label}
        </span>
      )}
      error={hasError}
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      onChange={(chosen) => change(chosen ?? '')}
      onBlur={leave}
    />
  );
}
