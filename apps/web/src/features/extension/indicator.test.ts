import { expect, test } from 'vitest';
import { indicatorFor } from './indicator.ts';

const installed = { state: 'installed', version: '1.4.2' } as const;

test('before the first answer nothing is claimed', () => {
  expect(indicatorFor(null, undefined).label).toBe('checking');
});

test('an extension that is not there is offered for download', () => {
  expect(indicatorFor({ state: 'not-installed' }, undefined)).toMatchObject({
    label: 'notInstalled',
    action: 'download',
  });
});

test('a current one, or one the server has not judged yet, is connected', () => {
  expect(indicatorFor(installed, undefined).label).toBe('connected');
  expect(indicatorFor(installed, { updateAvailable: false, isCritical: true }).label).toBe('connected');
});

test('an outdated one is a button to the newer version, louder when critical', () => {
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
