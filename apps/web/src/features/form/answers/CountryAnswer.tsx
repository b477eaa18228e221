import { Select } from '@mantine/core';
import { countries } from '@visawright/contract/platform/country.ts';
import { Flag } from '../../../components/Flag.tsx';
import { countryName } from '../../../lib/translation/country-name.ts';
import { describedBy as withDescription } from '../../../components/described-by.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const isoOf = new Map(countries.map(({ label, value }) => [label, value]));

// Translating 200 country names is slow; cached per language.
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
  const { t, language } = useFormTexts();
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
      openOnFocus={false} // focus can also arrive programmatically, after a confirmation
      leftSection={isoOf.has(value) ? <Flag code={isoOf.get(value)!} width={18} /> : null}
      renderOption={({ option }) => (
        <span className="form-country">
          <Flag code={isoOf.get(option.value) ?? ''} width={18} />
          {option.label}
        </span>
      )}
      error={hasError}
      {...withDescription(describedBy)}
      aria-required={field.required || undefined}
      onChange={(chosen) => change(chosen ?? '')}
      onBlur={leave}
    />
  );
}
