import { expect, test } from 'vitest';
import { conditionContext } from './condition-context.ts';

test('age is taken on the day of arrival and left out when the birth date is unknown', () => {
  expect(conditionContext('Tourism', '2009-03-11', '2027-03-10')).toEqual({
    'application.visaCategory': 'Tourism',
    'derived.isMinor': 'Yes',
    'derived.isAged12OrUnder': 'No',
  });
  expect(conditionContext('Tourism', '2014-03-11', '2027-03-10')).toMatchObject({ 'derived.isAged12OrUnder': 'Yes' });
  for (const unknown of [null, undefined, '', '11/03/2014'])
    expect(conditionContext('Student', unknown, '2027-03-10')).toEqual({ 'application.visaCategory': 'Student' });
});
