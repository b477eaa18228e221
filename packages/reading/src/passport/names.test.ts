import { expect, test } from 'vitest';
import { isCutFrom, sameName, zoneName } from './names.ts';

test('a printed name is compared as the zone would write it', () => {
  expect(zoneName('MÜLLER-WEIß')).toBe('MUELLER WEISS');
  expect(sameName("D'SOUZA", 'DSOUZA')).toBe(true);
  expect(sameName('MÜLLER', 'MULLER')).toBe(true);
  expect(sameName('SHARMA', 'SHARNA')).toBe(false);
});

test('a name cut off by the zone is the beginning of the printed one', () => {
  expect(isCutFrom('SATYANARAYANA VENK', 'SATYANARAYANA VENKATA SUBRAHMANYA')).toBe(true);
  expect(isCutFrom('SATYANARAYANA VENK', 'SATYANARAYANA PRASAD')).toBe(false);
});
