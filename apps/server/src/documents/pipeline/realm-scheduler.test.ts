import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRealmScheduler, type RealmScheduler } from './realm-scheduler.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

// Work that runs until it is released and reports when it started.
function worker(turns: RealmScheduler, began: string[]) {
  return (name: string, realmId: string, length: 'short' | 'long') => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = turns.run(realmId, length, async () => {
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

test('gives a single realm all slots but one reader, and a second realm a slot at once', async () => {
  const began: string[] = [];
  const start = worker(createRealmScheduler(2), began);
  for (const name of ['a1', 'a2']) start(name, 'a', 'long');
  for (const name of ['a3', 'a4']) start(name, 'a', 'short');
  await soon();
  expect(began).toEqual(['a1', 'a3']);
  start('b1', 'b', 'long');
  await soon();
  expect(began).toEqual(['a1', 'a3', 'b1']);
});

test('gives a busy realm no second slot while another realm is active or between its steps', async () => {
  const began: string[] = [];
  const start = worker(createRealmScheduler(2, 80), began);
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

test('shares one reader among all realms and frees the slot after an error', async () => {
  const turns = createRealmScheduler(1);
  const fails = turns.run('a', 'long', () => Promise.reject(new Error('broken')));
  const next = turns.run('a', 'long', async () => 'read');
  await expect(fails).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
