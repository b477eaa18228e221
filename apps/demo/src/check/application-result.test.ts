import { expect, test } from 'vitest';
import { resultTable, type ApplicationResult } from './application-result.ts';

const good: ApplicationResult = {
  realm: 'dev',
  reference: 'A-123456',
  traveller: 'Asha Rao',
  destination: 'Japan',
  status: 'submitted',
  by: 'agent',
  documents: 8,
  values: 96,
  photo: 'good',
  findings: 1,
  package: 'whole',
  faults: [],
};

test('lists each application with its faults and ends with the count', () => {
  const table = resultTable([good, { ...good, reference: 'A-9', faults: ['has no photo', 'has no package'] }]);
  const lines = table.split('\n');
  expect(lines[1]).toMatch(/^ok +dev +A-123456 +Asha Rao +Japan +submitted +agent +8 +96 +good +1 +whole$/);
  expect(lines.slice(2, 5)).toEqual([
    expect.stringMatching(/^bad +dev +A-9 /),
    '       has no photo',
    '       has no package',
  ]);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});
