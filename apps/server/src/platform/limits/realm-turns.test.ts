import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComeAgain } from '../errors/come-again.ts';
import { createRealmTurns, type Leave, type RealmTurns } from './realm-turns.ts';

const limits = { atOnce: 2, waiting: 3, patienceMs: 5_000 };

let turns: RealmTurns;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  turns = createRealmTurns(limits);
  for (const realm of ['a', 'b']) turns.know(realm);
});
afterEach(() => void vi.useRealTimers());

// The calls at work, by realm, and how to end one.
function openCalls() {
  const leaves: Leave[] = [];
  const refused: unknown[] = [];
  return {
    leaves,
    refused,
    async enter(realm: string, calls = 1) {
      for (let n = 0; n < calls; n++)
        void Promise.resolve(turns.enter(realm)).then(
          (leave) => leaves.push(leave),
          (error: unknown) => refused.push(error),
        );
      await turn();
    },
    async leave() {
      leaves.shift()!();
      await turn();
    },
  };
}

describe('turns of realms', () => {
  it('never limits a realm that is alone', async () => {
    const calls = openCalls();
    await calls.enter('a', 50);
    expect(calls.leaves).toHaveLength(50);
    expect(calls.refused).toEqual([]);
  });

  it('serves another realm at once while a realm has more calls than its share', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 5);
    expect(flood.leaves).toHaveLength(2);
    await other.enter('b');
    expect(other.leaves).toHaveLength(2);
    await flood.leave();
    expect(flood.leaves).toHaveLength(2); // the next of the line
  });

  it('refuses what the line of a realm does not hold, and says when to come again', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 6);
    expect(flood.refused).toHaveLength(1);
    expect(flood.refused[0]).toBeInstanceOf(ComeAgain);
    expect(flood.refused[0]).toMatchObject({ code: 'quota.busy', status: 429, seconds: 1 });
    await other.enter('b');
    expect(other.leaves).toHaveLength(2);
  });

  it('lets everybody in line go on once the other realms are quiet', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 5);
    await other.leave();
    vi.advanceTimersByTime(900);
    await flood.leave();
    expect(flood.leaves).toHaveLength(2); // b was here a moment ago
    vi.advanceTimersByTime(99 + 2);
    await flood.enter('a');
    expect(flood.leaves).toHaveLength(5);
  });

  it('gives the turn of a call that takes long to the next, once', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 4);
    vi.advanceTimersByTime(500);
    await other.enter('b');
    vi.advanceTimersByTime(501);
    await turn();
    expect(flood.leaves).toHaveLength(4);
    await flood.leave(); // one whose turn has gone
    await other.enter('b');
    await flood.enter('a');
    expect(flood.leaves).toHaveLength(3); // the two that were let in later still count
  });

  it('refuses who has waited too long, and gives nobody their turn later', async () => {
    turns = createRealmTurns({ ...limits, patienceMs: 300 });
    for (const realm of ['a', 'b']) turns.know(realm);
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 3);
    vi.advanceTimersByTime(300);
    await turn();
    expect(flood.refused).toHaveLength(1);
    await flood.leave();
    expect(flood.leaves).toHaveLength(1);
  });

  it('takes names that no verified caller has used for one realm', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    for (let n = 0; n < 5; n++) await flood.enter(`made up ${n}`);
    expect(flood.leaves).toHaveLength(2);
  });

  it('leaving twice frees one turn', async () => {
    const [flood, other] = [openCalls(), openCalls()];
    await other.enter('b');
    await flood.enter('a', 5);
    const leave = flood.leaves.shift()!;
    leave();
    leave();
    await turn();
    expect(flood.leaves).toHaveLength(2);
  });
});
