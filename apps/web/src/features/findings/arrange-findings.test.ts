import type { Finding } from '@visawright/contract/finding.ts';
import { expect, test } from 'vitest';
import { arrangeFindings, gradeOf, kindOf } from './arrange-findings.ts';
import { aFinding, onPage } from './testing/a-finding.ts';

const keysOf = (findings: readonly Finding[]) => findings.map(({ key }) => key);

test('each finding stands in one place only', () => {
  const accepted = { reason: 'Seen', byName: 'Asha', at: '2026-11-15T10:00:00.000Z' };
  const all = [
    aFinding('a', { severity: 'blocking' }),
    aFinding('b', { severity: 'warning' }),
    aFinding('c', { severity: 'note' }),
    aFinding('d', { severity: 'blocking', standing: 'unknown' }),
    aFinding('e', { severity: 'blocking', accepted }),
    aFinding('f', { severity: 'warning' }),
  ];
  const { blocking, warnings, notes, unknown, accepted: kept } = arrangeFindings(all);
  expect([blocking, warnings, notes, unknown, kept].map(keysOf)).toEqual([['a'], ['b', 'f'], ['c'], ['d'], ['e']]);
});

test('what could not be judged is neither grave nor light', () => {
  expect(gradeOf({ standing: 'unknown', severity: 'blocking' })).toBe('unknown');
  expect(gradeOf({ standing: 'fails', severity: 'note' })).toBe('note');
});

test('two papers contradict each other, one paper and an entered date do not', () => {
  const entered = { from: 'application', name: 'application.toDate', value: '2027-03-20' } as const;
  expect(kindOf({ evidence: [onPage('policy'), onPage('flight')] })).toBe('contradiction');
  expect(kindOf({ evidence: [onPage('policy'), onPage('policy')] })).toBeNull();
  expect(kindOf({ evidence: [onPage('policy'), entered] })).toBeNull();
  expect(kindOf({ evidence: [{ from: 'missing', category: 'Photo', title: 'Two photos' }] })).toBe('missing');
});
