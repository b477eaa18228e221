import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComeAgain } from '../../platform/errors/come-again.ts';
import { createSignInQueue } from './sign-in-queue.ts';

const limits = { atOnce: 2, waiting: 6, waitingOfOneRealm: 4, patienceMs: 5_000 };

// Checks that end when the test says so.
function openChecks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    check: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    async end(name: string) {
      ends.get(name)!();
      await turn();
    },
  };
}

describe('the queue before the identity provider', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('checks a few passwords at once and the others in turn, one realm after the other', async () => {
    const queue = createSignInQueue(limits);
    const { check, end, started } = openChecks();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => queue.run(name[0]!, check(name)));
    await turn();
    expect(started).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'a4']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('refuses those who find too many of their realm waiting, and lets another realm wait', async () => {
    const queue = createSignInQueue(limits);
    const { check, end, started } = openChecks();
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
    for (const name of names) void queue.run('a', check(name));
    await turn();
    await expect(queue.run('a', check('a7'))).rejects.toMatchObject({ code: 'auth.busy', status: 429 });
    void queue.run('b', check('b1'));
    await end('a1');
    await end('a2');
    expect(started).toContain('b1');
    expect(started).not.toContain('a7');
  });

  it('tells who waited too long when to come again, and checks nothing for them later', async () => {
    const queue = createSignInQueue(limits);
    const { check, end, started } = openChecks();
    for (const name of ['a1', 'a2']) void queue.run('a', check(name));
    const late = queue.run('a', check('a3')).catch((error: unknown) => error);
    await turn();
    vi.advanceTimersByTime(limits.patienceMs);
    const error = await late;
    expect(error).toBeInstanceOf(ComeAgain);
    expect((error as ComeAgain).seconds).toBeGreaterThanOrEqual(2);
    await end('a1');
    expect(started).toEqual(['a1', 'a2']);
    void queue.run('a', check('a4'));
    await turn();
    expect(started).toEqual(['a1', 'a2', 'a4']);
  });

  it('goes on after a check that failed', async () => {
    const queue = createSignInQueue({ ...limits, atOnce: 1 });
    const { check, started } = openChecks();
    await expect(queue.run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    void queue.run('a', check('a1'));
    await turn();
    expect(started).toEqual(['a1']);
  });

  it('refuses at once when the checks have become too slow for the line', async () => {
    const queue = createSignInQueue({ ...limits, atOnce: 1, patienceMs: 1_000 });
    const { check, end } = openChecks();
    void queue.run('a', check('slow'));
    await turn();
    vi.advanceTimersByTime(30_000);
    await end('slow');
    void queue.run('a', check('a1'));
    await turn();
    await expect(queue.run('a', check('a2'))).rejects.toMatchObject({ code: 'auth.busy' });
  });
});
