import { expect, test } from 'vitest';
import { agencyLevels } from './agency-levels.ts';

test('names each level once', () => {
  expect(agencyLevels('Bluegate', 'Bluegate', 'Bluegate')).toEqual(['Bluegate']);
  expect(agencyLevels('Bluegate', null, 'Meridian')).toEqual(['Bluegate', 'Meridian']);
  expect(agencyLevels('Bluegate', 'Deccan Mobility', 'Meridian')).toEqual(['Bluegate', 'Deccan Mobility', 'Meridian']);
});
