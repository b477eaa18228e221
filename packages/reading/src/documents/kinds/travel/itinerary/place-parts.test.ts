import { expect, test } from 'vitest';
import { placePartsOf } from './place-parts.ts';

test.each([
  ['18 Rue des Lilas, 75011 Paris, France', '75011', 'Paris', 'FRA'],
  ['44 Gower Mews, London WC1E 6HQ, United Kingdom', 'WC1E 6HQ', 'London', 'GBR'],
  ['Lindenstrasse 41, D-80331 Munich, Germany', '80331', 'Munich', 'DEU'],
  ['210 Pitt Lane, Sydney NSW 2000, Australia', '2000', 'Sydney', 'AUS'],
  ['Keizersgracht 12, 1015 CR Amsterdam, Netherlands', '1015 CR', 'Amsterdam', 'NLD'],
  ['2-14-5 Higashi Ueno, 110-0015 Tokyo, Japan', '110-0015', 'Tokyo', 'JPN'],
  ['88 Jalan Merpati, 089764 Singapore, Singapore', '089764', 'Singapore', 'SGP'],
  ['ul. Dluga 7, Krakow, 31-147, Poland', '31-147', 'Krakow', 'POL'],
])('%s', (address, postcode, city, country) => {
  expect(placePartsOf(address)).toEqual({ postcode, city, country });
});

test('does not take a street number for a postcode', () => {
  expect(placePartsOf('2100 Harbour Road, Dubai, United Arab Emirates')).toEqual({ city: 'Dubai', country: 'ARE' });
});
