import { expect, test } from 'vitest';
import { searchCountries } from './search-countries.ts';

const options = [
  { value: 'Türkiye', label: 'तुर्किये', disabled: false },
  { value: 'United Arab Emirates', label: 'संयुक्त अरब अमीरात', disabled: false },
  { value: 'Oman', label: 'ओमान', disabled: false },
];
const found = (search: string) =>
  searchCountries({ options, search, limit: 300 }).map((option) => 'value' in option && option.value);

test.each([
  ['turkey', ['Türkiye']],
  ['Turkiye', ['Türkiye']],
  ['तुर्कि', ['Türkiye']],
  ['uae', ['United Arab Emirates']],
  [' om', ['Oman']],
  ['xyz', []],
])('%s finds %o', (search, countries) => expect(found(search)).toEqual(countries));

test('without a search every country is listed', () => expect(found('')).toHaveLength(options.length));
