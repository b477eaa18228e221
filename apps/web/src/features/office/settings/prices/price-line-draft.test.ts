import { PriceLine } from '@visawright/contract/billing/prices.ts';
import { expect, test } from 'vitest';
import { draftOf, newPriceLine, readPriceLine } from './price-line-draft.ts';

const service = { ...newPriceLine, kind: 'service', label: ' Service ', amount: '1,500', taxCode: '998555' } as const;

test('reads a price the server accepts, and writes it back as it was typed', () => {
  const { line, faults } = readPriceLine(service);
  expect(faults).toEqual([]);
  expect(line).toMatchObject({ label: 'Service', amount: 150_000, gstRate: 1_800 });
  expect(PriceLine.safeParse(line).success).toBe(true);
  expect(draftOf(line!)).toMatchObject({ amount: '1500.00', gst: '18', ageFrom: '' });
  expect(readPriceLine(draftOf(line!)).line).toEqual(line);
});

test('a fee of others has no tax, a line that is charged once has no ages', () => {
  const fee = readPriceLine({ ...service, kind: 'centre', per: 'application', ageFrom: '12' }).line;
  expect(fee).toMatchObject({ gstRate: 0, taxCode: '', ageFrom: null });
  expect(PriceLine.safeParse(fee).success).toBe(true);
});

test('says what is wrong', () => {
  const faultsOf = (typed: object) => readPriceLine({ ...service, ...typed }).faults;
  expect(readPriceLine(newPriceLine).faults).toEqual(['label', 'amount']);
  expect(faultsOf({ amount: '1.234' })).toEqual(['amount']);
  expect(faultsOf({ ageFrom: '12', ageUnder: '12' })).toEqual(['ages']);
  expect(faultsOf({ ageFrom: 'twelve' })).toEqual(['ages']);
  expect(faultsOf({ gst: '41' })).toEqual(['gst']);
  expect(faultsOf({ taxCode: '' })).toEqual(['taxCode']);
  expect(faultsOf({ gst: '0', taxCode: '' })).toEqual([]);
});
