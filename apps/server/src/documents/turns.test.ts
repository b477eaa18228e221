import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTurns, type Turns } from './turns.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

// Work that goes on until it is told to end, and says when it began.
function worker(turns: Turns, began: string[]) {
  return (name: string, realmId: string, length: 'short' | 'long') => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = turns.take(realmId, length, async () => {
      began.push(name);
      await promise;
    });
    return {
      end: async () => {
        resolve();
        await done;
        await soon();
      },
    };
  };
}

test('a realm alone has every seat but leaves a reader, and another realm sits down at once', async () => {
  const began: string[] = [];
  const start = worker(openTurns(2), began);
  for (const name of ['a1', 'a2']) start(name, 'a', 'long');
  for (const name of ['a3', 'a4']) start(name, 'a', 'short');
  await soon();
  expect(began).toEqual(['a1', 'a3']);
  start('b1', 'b', 'long');
  await soon();
  expect(began).toEqual(['a1', 'a3', 'b1']);
});

test('a flood gets no second seat while another realm is at work, between its steps neither, and then again', async () => {
  const began: string[] = [];
  const start = worker(openTurns(2, 80), began);
  const [a1, a2] = [start('a1', 'a', 'long'), start('a2', 'a', 'short')];
  for (const name of ['a3', 'a4']) start(name, 'a', 'short');
  const b1 = start('b1', 'b', 'short');
  await soon();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await a2.end();
  await b1.end();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  const b2 = start('b2', 'b', 'long');
  await soon();
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2']);
  await b2.end();
  await wait(120);
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
  await a1.end();
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'a4']);
});

test('one reader is enough for everybody, one after the other, and work that fails gives its seat back', async () => {
  const turns = openTurns(1);
  const fails = turns.take('a', 'long', () => Promise.reject(new Error('broken')));
  const next = turns.take('a', 'long', async () => 'read');
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
