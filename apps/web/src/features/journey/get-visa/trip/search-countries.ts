import type { OptionsFilter } from '@mantine/core';

// Names people type for a country, beside the one in the list. Keyed by the English name.
const otherNames: Readonly<Record<string, string>> = {
  'South Korea': 'Korea',
  Türkiye: 'Turkey',
  'United Arab Emirates': 'UAE Dubai Abu Dhabi',
  'United Kingdom': 'UK Britain England Scotland',
  'United States': 'USA America',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

// Finds a country by its name in the screen's language, its English name or another common name, with or without accents.
export const searchCountries: OptionsFilter = ({ options, search }) => {
  const wanted = plain(search.trim());
  return options.filter(
    (option) =>
      'value' in option &&
      [option.label, option.value, otherNames[option.value] ?? ''].some((name) => plain(name).includes(wanted)),
  );
};
