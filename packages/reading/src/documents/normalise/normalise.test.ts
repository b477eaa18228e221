import { describe, expect, it } from 'vitest';
import { normaliseAddress, addressParts } from './normalise-address.ts';
import { normaliseAmount } from './normalise-amount.ts';
import { normaliseCode } from './normalise-code.ts';
import { normaliseCountry } from './normalise-country.ts';
import { normaliseCurrency } from './normalise-currency.ts';
import { normaliseDate, datesIn } from './normalise-date.ts';
import { normaliseName, relationOf } from './normalise-name.ts';
import { normaliseEmail, normalisePhone } from './normalise-phone.ts';
import { normaliseSex } from './normalise-sex.ts';

describe('dates', () => {
  it.each([
    '09/03/2026',
    '9-3-2026',
    '09.03.2026',
    '2026-03-09',
    '09MAR26',
    '09 Mar 2026',
    '09-Mar-2026',
    '9th March 2026',
    '9th day of March, 2026',
    'March 9, 2026',
    'Mar 9, 2026',
    'Mon, 09 Mar 2026',
    'Monday 9 March 2026',
    '09-MAR-26',
    '09 / 03 / 2026',
    '9 मार्च 2026',
    '०९/०३/२०२६',
    '09032026',
    "09 Mar'26",
    '09 MAR/MARS 2026',
    '2026/03/09',
    'O9/03/2026',
  ])('reads %s', (raw) => expect(normaliseDate(raw)).toBe('2026-03-09'));

  it('tolerates a misread month from OCR', () => {
    expect(['090CT2024', '12 N0V 2024', '3 5EP 2024'].map(normaliseDate)).toEqual([
      '2024-10-09',
      '2024-11-12',
      '2024-09-03',
    ]);
  });

  it('reads the day first, and the month first only if necessary', () => {
    expect(normaliseDate('03/04/2026')).toBe('2026-04-03');
    expect(normaliseDate('03/14/2026')).toBe('2026-03-14');
  });

  it('finds no date in other text', () => {
    expect(['31/02/2026', '12345678901', '411001', '45/13/2026', 'Order 12 of 2026'].map(normaliseDate)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds both dates of a period in order', () => {
    expect(datesIn('07-03-2026 - 06-09-2026').map((each) => each.value)).toEqual(['2026-03-07', '2026-09-06']);
    expect(datesIn('from 1 April 2026 to 30/09/2026').map((each) => each.value)).toEqual(['2026-04-01', '2026-09-30']);
  });
});

describe('amounts', () => {
  it.each([
    ['₹1,23,456.00', 123456],
    ['Rs. 1,23,456/-', 123456],
    ['INR 1,23,456.78', 123456.78],
    ['123,456.78', 123456.78],
    ['1.234,56', 1234.56],
    ['123456', 123456],
    ['Rs 12 lakh', 1200000],
    ['1.5 crore', 15000000],
    ['12,345.00 Cr', 12345],
    ['12,345.00 Dr', -12345],
    ['(1,200.50)', -1200.5],
    ['-450.00', -450],
    ['EUR 30.000', 30000],
    ['€30,000', 30000],
    ['USD 50,000', 50000],
    ['Rs.45000/- per month', 45000],
    ["1'250.50", 1250.5],
  ] as const)('reads %s', (raw, value) => expect(Number(normaliseAmount(raw))).toBe(value));
});

describe('names', () => {
  it('drops titles and splits a relation off', () => {
    expect(normaliseName('Mr. Ravi  Kumar')).toBe('Ravi Kumar');
    expect(normaliseName('Smt. Meena Devi W/O Suresh Kumar')).toBe('Meena Devi');
    expect(normaliseName('KUMAR/RAVI MR')).toBe(undefined);
    expect(normaliseName('SHARMA RAVI MR')).toBe('SHARMA RAVI');
    expect(relationOf('Meena Devi, W/O Shri Suresh Kumar, 12 MG Road')).toEqual({
      name: 'Meena Devi',
      relation: 'W/O',
      of: 'Suresh Kumar',
    });
    expect(normaliseName('12/03/1990')).toBe(undefined);
  });
});

describe('addresses', () => {
  it('joins the lines and separates the parts', () => {
    const whole = normaliseAddress('Flat 4, Rose Villa,\nMG Road, Camp,\nPune, Maharashtra - 411 001')!;
    expect(whole).toBe('Flat 4, Rose Villa, MG Road, Camp, Pune, Maharashtra - 411 001');
    expect(addressParts(whole)).toEqual({
      addressLine1: 'Flat 4, Rose Villa, MG Road',
      addressLine2: 'Camp',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411001',
    });
  });

  it('recognises a labelled district', () => {
    expect(addressParts('H No 5, Civil Lines, Kanpur, Dist: Kanpur Nagar, Uttar Pradesh 208001')).toMatchObject({
      city: 'Kanpur',
      district: 'Kanpur Nagar',
      state: 'Uttar Pradesh',
    });
  });
});

describe('other types', () => {
  it('normalises codes, phones, email addresses, sexes, countries and currencies', () => {
    expect(normaliseCode('MH12 2019 0012345')).toBe('MH1220190012345');
    expect(normaliseCode('AB/12-345 dated 01.02.2020')).toBe('AB/12-345');
    expect(normalisePhone('+91 98765 43210 / 020-2345678')).toBe('+919876543210');
    expect(normalisePhone('020-2765 4321')).toBe('02027654321');
    expect(normaliseEmail('Info@Hotel-Rose.com')).toBe('info@hotel-rose.com');
    expect([
      normaliseSex('MALE'),
      normaliseSex('पुरुष / Male'),
      normaliseSex('Female'),
      normaliseSex('F'),
      normaliseSex('M'),
    ]).toEqual(['M', 'M', 'F', 'F', 'M']);
    expect(['INDIAN', 'Republic of India', 'U.K.', 'Deutschland', 'FRA', 'D'].map(normaliseCountry)).toEqual([
      'IND',
      'IND',
      'GBR',
      'DEU',
      'FRA',
      'DEU',
    ]);
    expect(['₹ 500', 'Rs. 5', 'US$ 20', 'EUR'].map(normaliseCurrency)).toEqual(['INR', 'INR', 'USD', 'EUR']);
  });
});
