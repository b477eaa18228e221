import type { Application } from '@visawright/contract/applications/application.ts';
import { expect, test } from 'vitest';
import { queuePositionOf } from './queue-position.ts';

const waiting = ['a', 'b', 'c'].map((applicationUid) => ({ applicationUid }) as Application);

test('the next application is the one waiting longest after this one', () =>
  expect(queuePositionOf(waiting, 'b')).toEqual({ at: 2, of: 3, next: waiting[2] }));

test('wraps around after the last application', () => expect(queuePositionOf(waiting, 'c').next).toBe(waiting[0]));

test('an application outside the queue has no position and is followed by the first', () =>
  expect(queuePositionOf(waiting, 'gone')).toEqual({ at: 0, of: 3, next: waiting[0] }));

test('the only application has no successor', () =>
  expect(queuePositionOf(waiting.slice(0, 1), 'a')).toEqual({ at: 1, of: 1, next: null }));
