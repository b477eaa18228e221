import { texts } from '@visawright/contract/texts.ts';
import { expect, test } from 'vitest';
import { liveWord } from './live-word.ts';

test('the dot tells connecting, live, trying again and given up apart', () => {
  expect(liveWord({ state: 'disconnected', message: null, lastUpdate: null })).toBe('starting');
  expect(liveWord({ state: 'connected', message: null, lastUpdate: 1 })).toBe('on');
  expect(liveWord({ state: 'disconnected', message: null, lastUpdate: 1 })).toBe('again');
  expect(liveWord({ state: 'error', message: 'websocket error', lastUpdate: 1 })).toBe('again');
  expect(liveWord({ state: 'error', message: texts.socketGaveUp, lastUpdate: 1 })).toBe('off');
});
