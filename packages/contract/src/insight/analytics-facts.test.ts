import { expect, test } from 'vitest';
import { comparedPeriod, neighbourPeriod, periodOf } from './analytics-facts.ts';

test('a period contains its day and has its neighbours', () => {
  expect(periodOf('week', '2026-11-19')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodOf('month', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('quarter', '2026-11-19')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(neighbourPeriod('quarter', periodOf('quarter', '2026-11-19'), 1)).toEqual({
    from: '2027-01-01',
    to: '2027-03-31',
  });
  expect(neighbourPeriod('month', periodOf('month', '2026-01-05'), -1)).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
});

test('is compared with whole months, with as many days, or with a year ago', () => {
  const later = '2027-01-01';
  expect(comparedPeriod({ from: '2026-10-01', to: '2026-10-31' }, 'previous', later)).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  });
  expect(comparedPeriod({ from: '2026-10-01', to: '2026-12-31' }, 'previous', later)).toEqual({
    from: '2026-07-01',
    to: '2026-09-30',
  });
  expect(comparedPeriod({ from: '2026-11-16', to: '2026-11-22' }, 'previous', later)).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  });
  expect(comparedPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'year', later)).toEqual({
    from: '2025-11-01',
    to: '2025-11-30',
  });
  expect(comparedPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'none', later)).toBeNull();
});

test('a period that is not over is compared with as many days as have passed', () => {
  expect(comparedPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'previous', '2026-11-19')).toEqual({
    from: '2026-10-01',
    to: '2026-10-19',
  });
  expect(comparedPeriod({ from: '2026-03-01', to: '2026-03-31' }, 'previous', '2026-03-30')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
});
