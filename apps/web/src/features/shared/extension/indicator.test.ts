import { expect, test } from 'vitest';
import { indicatorFor } from './indicator.ts';

const installed = { state: 'installed', version: '1.4.2' } as const;
const optional = { updateAvailable: true, isCritical: false };
const critical = { updateAvailable: true, isCritical: true };

test('shows "checking" before the first answer', () => {
  expect(indicatorFor(null, undefined, undefined).label).toBe('checking');
});

test('offers a missing extension for download', () => {
  expect(indicatorFor({ state: 'not-installed' }, undefined, undefined)).toMatchObject({
    label: 'notInstalled',
    action: 'download',
  });
});

test('shows a current or unjudged version as connected, and leads to its settings', () => {
  expect(indicatorFor(installed, undefined, undefined)).toMatchObject({ label: 'connected', action: 'settings' });
  expect(indicatorFor(installed, { updateAvailable: false, isCritical: true }, true).label).toBe('connected');
});

test('says "not connected" only if that is known', () => {
  expect(indicatorFor(installed, undefined, false)).toEqual({
    label: 'notConnected',
    tone: 'warn',
    action: 'settings',
  });
});

test('offers a download for an outdated version, more urgently if critical', () => {
  expect(indicatorFor(installed, optional, true)).toEqual({
    label: 'updateAvailable',
    tone: 'note',
    action: 'download',
  });
  expect(indicatorFor(installed, critical, true)).toEqual({ label: 'criticalUpdate', tone: 'bad', action: 'download' });
});

test('an outdated version is named as specified, also while it is not connected', () => {
  expect(indicatorFor(installed, optional, false).label).toBe('updateAvailable');
  expect(indicatorFor(installed, critical, false).label).toBe('criticalUpdate');
});
