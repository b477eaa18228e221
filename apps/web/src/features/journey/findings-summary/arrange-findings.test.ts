import type { Finding } from '@visawright/contract/forms/finding.ts';
import { expect, test } from 'vitest';
import { arrangeFindings, gradeOf, kindOf } from './arrange-findings.ts';
import { aFinding, onPage } from './testing/test-finding.ts';

const keysOf = (findings: readonly Finding[]) => findings.map(({ key }) => key);

test('puts each finding into one group', () => {
  const accepted = { reason: 'Seen', byName: 'Asha', at: '2026-11-15T10:00:00.000Z' };
  const all = [
    aFinding('a', { severity: 'blocking' }),
    aFinding('b', { severity: 'warning' }),
    aFinding('c', { severity: 'note' }),
    aFinding('d', { severity: 'blocking', status: 'unknown' }),
    aFinding('e', { severity: 'blocking', accepted }),
    aFinding('f', { severity: 'warning' }),
  ];
  const { blocking, warnings, notes, unknown, accepted: stored } = arrangeFindings(all);
  expect([blocking, warnings, notes, unknown, stored].map(keysOf)).toEqual([['a'], ['b', 'f'], ['c'], ['d'], ['e']]);
});

test('puts unjudged findings into their own group', () => {
  expect(gradeOf({ status: 'unknown', severity: 'blocking' })).toBe('unknown');
  expect(gradeOf({ status: 'fails', severity: 'note' })).toBe('note');
});

test('is a contradiction only between two documents', () => {
  const entered = { from: 'application', name: 'application.toDate', value: '2027-03-20' } as const;
  expect(kindOf({ evidence: [onPage('policy'), onPage('flight')] })).toBe('contradiction');
  expect(kindOf({ evidence: [onPage('policy'), onPage('policy')] })).toBeNull();
  expect(kindOf({ evidence: [onPage('policy'), entered] })).toBeNull();
  expect(kindOf({ evidence: [{ from: 'missing', category: 'Photo', title: 'Two photos' }] })).toBe('missing');
});
