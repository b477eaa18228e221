import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { steadyAnswer } from './steady-answer.ts';

// A part whose next answers the test gives.
function part() {
  const waiting: ((answer: boolean | Error) => void)[] = [];
  const ask = () =>
    new Promise<boolean>((resolve, reject) => {
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  return { ask, waiting };
}

test('an answer in time is passed on, and an error is a no', async () => {
  const { ask, waiting } = part();
  const answers = steadyAnswer(ask, { waitMs: 5_000, trustMs: 60_000 });
  for (const [given, wanted] of [
    [true, true],
    [false, false],
    [new Error('reset'), false],
  ] as const) {
    const answer = answers();
    waiting.shift()!(given);
    expect(await answer).toBe(wanted);
  }
});

test('the first good answer is waited for', async () => {
  const { ask, waiting } = part();
  const answers = steadyAnswer(ask, { waitMs: 20, trustMs: 60_000 });
  for (const given of [false, true]) {
    const answer = answers();
    await wait(60);
    waiting.shift()!(given);
    expect(await answer).toBe(given);
  }
});

test('a part that became slow still answers, one that stays silent does not', async () => {
  const { ask, waiting } = part();
  const answers = steadyAnswer(ask, { waitMs: 20, trustMs: 300 });
  const first = answers();
  waiting.shift()!(true);
  expect(await first).toBe(true);
  expect(await answers()).toBe(true);
  await wait(400);
  expect(await answers()).toBe(false);
  expect(waiting.length).toBe(1);
  waiting.shift()!(true); // late, but there
  await wait(0);
  expect(await answers()).toBe(true);
});

test('a part that has said no is not trusted while its next answer is late', async () => {
  const { ask, waiting } = part();
  const answers = steadyAnswer(ask, { waitMs: 20, trustMs: 60_000 });
  for (const given of [true, false]) {
    const answer = answers();
    waiting.shift()!(given);
    await answer;
  }
  expect(await answers()).toBe(false);
});

test('a slow part is asked once for many questions', async () => {
  const { ask, waiting } = part();
  const answers = steadyAnswer(ask, { waitMs: 5_000, trustMs: 60_000 });
  const asked = Array.from({ length: 20 }, () => answers());
  expect(waiting.length).toBe(1);
  waiting.shift()!(true);
  expect(await Promise.all(asked)).toEqual(Array(20).fill(true));
});
