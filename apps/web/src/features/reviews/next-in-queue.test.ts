import type { Application } from '@visawright/contract/application.ts';
import { expect, test } from 'vitest';
import { queueAround } from './next-in-queue.ts';

const waiting = ['a', 'b', 'c'].map((applicationUid) => ({ applicationUid }) as Application);

test('the next one is whoever has waited longest after this one', () =>
  expect(queueAround(waiting, 'b')).toEqual({ at: 2, of: 3, next: waiting[2] }));

test('after the last one comes the first', () => expect(queueAround(waiting, 'c').next).toBe(waiting[0]));

test('one that no longer waits has no place, and the first is next', () =>
  expect(queueAround(waiting, 'gone')).toEqual({ at: 0, of: 3, next: waiting[0] }));

test('nothing comes after the only one', () =>
  expect(queueAround(waiting.slice(0, 1), 'a')).toEqual({ at: 1, of: 1, next: null }));
