import { expect, test } from 'vitest';
import { drawPassport, type Drawn } from '../testing/draw-passport.ts';
import type { ReadValue } from './engine.types.ts';
import { checkDigit } from './mrz/check-digit.ts';
import { readDocuments } from './read-documents.ts';

interface Holder {
  readonly code: string;
  readonly number: string; // nine characters
  readonly names: string; // as in the zone
  readonly birth: string;
  readonly sex: string;
  readonly expiry: string;
}

function zoneOf({ code, number, names, birth, sex, expiry }: Holder): readonly [string, string] {
  const body = `${number}${checkDigit(number)}${code}${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${'<'.repeat(14)}0`;
  return [
    `P<${code}${names}`.padEnd(44, '<'),
    body + checkDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43)),
  ];
}

async function valuesOf(holder: Holder, printed: Omit<Drawn, 'lines' | 'number' | 'sex' | 'code'>) {
  const { code, number, sex } = holder;
  const page: Drawn = { ...printed, lines: zoneOf(holder), number: number.replace('<', ''), sex, code };
  const { documents } = await readDocuments({ pages: [{ pageNo: 1, bytes: await drawPassport(page) }] });
  return documents[0]!.values;
}

const shown = (value: ReadValue | undefined) => [value?.value, value?.outcome];

const british = { code: 'GBR', number: '533801947', sex: 'F' };

test('an adult whose page prints years of two digits: the century is that of the zone', async () => {
  const values = await valuesOf(
    { ...british, names: 'HATHERLEY<<ROSALIND', birth: '870619', expiry: '330904' },
    {
      surname: 'HATHERLEY',
      givenNames: 'ROSALIND',
      birth: '19 JUN / JUIN 87',
      issue: '04 SEP / SEPT 23',
      expiry: '04 SEP / SEPT 33',
    },
  );
  expect(shown(values.dateOfBirth)).toEqual(['1987-06-19', 'accept']);
  expect(shown(values.expiryDate)).toEqual(['2033-09-04', 'accept']);
  expect(values.issueDate?.value).toBe('2023-09-04');
});

test('a child whose page prints years of two digits', async () => {
  const values = await valuesOf(
    { ...british, number: '128840653', names: 'OYELARAN<<TOBIAS', sex: 'M', birth: '140223', expiry: '290811' },
    {
      surname: 'OYELARAN',
      givenNames: 'TOBIAS',
      birth: '23 FEB / FEV 14',
      issue: '11 AUG / AOUT 24',
      expiry: '11 AUG / AOUT 29',
    },
  );
  expect(shown(values.dateOfBirth)).toEqual(['2014-02-23', 'accept']);
  expect(shown(values.expiryDate)).toEqual(['2029-08-11', 'accept']);
  expect(values.issueDate?.value).toBe('2024-08-11');
});
