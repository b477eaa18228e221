import { texts } from '@visawright/contract/platform/texts.ts';
import { expect, test } from 'vitest';
import { liveStatusOf } from './live-status.ts';

test('distinguishes connecting, live, retrying and failed', () => {
  expect(liveStatusOf({ state: 'disconnected', message: null, lastUpdate: null })).toBe('starting');
  expect(liveStatusOf({ state: 'connected', message: null, lastUpdate: 1 })).toBe('on');
  expect(liveStatusOf({ state: 'disconnected', message: null, lastUpdate: 1 })).toBe('again');
  expect(liveStatusOf({ state: 'error', message: 'websocket error', lastUpdate: 1 })).toBe('again');
  expect(liveStatusOf({ state: 'error', message: texts.socketGaveUp, lastUpdate: 1 })).toBe('off');
});
