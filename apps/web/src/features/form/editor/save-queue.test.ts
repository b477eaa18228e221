import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveQueue, type SavePhase } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueWith(
  send: (fields: string[]) => Promise<void>,
  onRefused: (error: unknown, fields: string[]) => 'later' | string[] = () => [],
) {
  const phases: SavePhase[] = [];
  const sent: string[][] = [];
  const queue = createSaveQueue({
    delayMs: 800,
    send: (fields) => {
      sent.push(fields);
      return send(fields);
    },
    onRefused,
    onPhase: (phase) => phases.push(phase),
  });
  return { queue, sent, phases };
}

test('sends a field 800 ms after its last change', async () => {
  const { queue, sent } = queueWith(async () => undefined);
  queue.put('surname');
  await vi.advanceTimersByTimeAsync(500);
  queue.put('surname');
  queue.put('city');
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.flat().sort()).toEqual(['city', 'surname']);
});

test('sends one call at a time and batches what is due meanwhile', async () => {
  let answer = () => undefined as void;
  const { queue, sent, phases } = queueWith(() => new Promise((done) => (answer = done)));
  queue.put('a', 0);
  await vi.advanceTimersByTimeAsync(0);
  queue.put('b', 0);
  queue.put('c', 10);
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toEqual([['a']]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['a'], ['b', 'c']]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(phases.at(-1)).toBe('idle');
});

test('keeps everything while offline and sends it when the connection returns', async () => {
  let isOnline = false;
  const { queue, sent, phases } = queueWith(
    async () => {
      if (!isOnline) throw new Error('no reply');
    },
    () => 'later',
  );
  queue.put('a', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(phases.at(-1)).toBe('offline');
  queue.put('b', 0);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([['a']]);
  expect(queue.waiting().toSorted()).toEqual(['a', 'b']);
  isOnline = true;
  queue.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)?.toSorted()).toEqual(['a', 'b']);
  expect(phases.at(-1)).toBe('idle');
});

test('retries by itself with growing delays', async () => {
  const { queue, sent } = queueWith(
    async () => {
      throw new Error('no reply');
    },
    () => 'later',
  );
  queue.put('a', 0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(sent).toHaveLength(4);
});

test('re-queues only the fields named by the refusal handler', async () => {
  let isFirst = true;
  const { queue, sent } = queueWith(
    async () => {
      if (isFirst) throw new Error('one of them was changed by somebody else');
    },
    () => {
      isFirst = false;
      return ['b'];
    },
  );
  queue.put('a', 0);
  queue.put('b', 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.at(-1)).toEqual(['b']);
  expect(queue.waiting()).toEqual([]);
});

test('flush sends pending fields at once and reports whether all were sent', async () => {
  const { queue, sent } = queueWith(async () => undefined);
  queue.put('a');
  const left = queue.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(await left).toBe(true);
  expect(sent).toEqual([['a']]);
});

test('does not send a dropped field', async () => {
  const { queue, sent } = queueWith(async () => undefined);
  queue.put('a');
  queue.drop('a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([]);
});

test('a stopped queue sends neither what waits nor what failed before', async () => {
  const { queue, sent } = queueWith(
    async () => {
      throw new Error('offline');
    },
    () => 'later',
  );
  queue.put('a', 0);
  await vi.advanceTimersByTimeAsync(10);
  queue.put('b');
  queue.stop();
  queue.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([['a']]);
});
