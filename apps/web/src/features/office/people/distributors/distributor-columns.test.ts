import type { Distributor } from '@visawright/contract/identity/staff.ts';
import { expect, test } from 'vitest';
import { peopleText } from '../../../../translations/people/people-texts.ts';
import { distributorColumns } from './distributor-columns.tsx';

test.each([
  ['SUPER_ADMIN', 'Platform distributor'],
  ['DISTRIBUTOR', 'Distributor'],
] as const)('the type %s is shown and exported as “%s”', (type, text) => {
  const column = distributorColumns(peopleText, 'en').find(({ id }) => id === 'type')!;
  const row = { type } as Distributor;
  expect(column.cell(row, { compact: false })).toBe(text);
  expect(column.exported!(row)).toBe(text);
});
