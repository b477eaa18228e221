import { expect, test } from 'vitest';
import { indicatorFor } from './indicator.ts';

const installed = { state: 'installed', version: '1.4.2' } as const;

test('shows "checking" before the first answer', () => {
  expect(indicatorFor(null, undefined).label).toBe('checking');
});

test('offers a missing extension for download', () => {
  expect(indicatorFor({ state: 'not-installed' }, undefined)).toMatchObject({
    label: 'notInstalled',
    action: 'download',
  });
});

test('shows a current or unjudged version as connected', () => {
  expect(indicatorFor(installed, undefined).label).toBe('connected');
  expect(indicatorFor(installed, { updateAvailable: false, isCritical: true }).label).toBe('connected');
});

test('offers a download for an outdated version, more urgently if critical', () => {
  expect(indicatorFor(installed, { updateAvailable: true, isCritical: false })).toEqual({
    label: 'updateAvailable',
    tone: 'note',
    action: 'download',
  });
  expect(indicatorFor(installed, { updateAvailable: true, isCritical: true })).toEqual({
    label: 'criticalUpdate',
    tone: 'bad',
    action: 'download',
  });
});
