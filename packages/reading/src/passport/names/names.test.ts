import { expect, test } from 'vitest';
import { isCutFrom, sameName, zoneName } from './names.ts';

test('compares a printed name in its MRZ spelling', () => {
  expect(zoneName('MÜLLER-WEIß')).toBe('MUELLER WEISS');
  expect(sameName("D'SOUZA", 'DSOUZA')).toBe(true);
  expect(sameName('MÜLLER', 'MULLER')).toBe(true);
  expect(sameName('SHARMA', 'SHARNA')).toBe(false);
});

test('accepts a truncated MRZ name as the start of the printed one', () => {
  expect(isCutFrom('SATYANARAYANA VENK', 'SATYANARAYANA VENKATA SUBRAHMANYA')).toBe(true);
  expect(isCutFrom('SATYANARAYANA VENK', 'SATYANARAYANA PRASAD')).toBe(false);
});
