import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgainLater } from './read-again-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return { client, read };
}

test('several changes in a row are read once, each kind of data by itself', async () => {
  const { client, read } = setUp();
  for (let n = 0; n < 3; n++) {
    readAgainLater(client, ['findings', 'a']);
    readAgainLater(client, ['documents', 'a']);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(read.mock.calls).toEqual([[{ queryKey: ['findings', 'a'] }], [{ queryKey: ['documents', 'a'] }]]);
});

test('changes that do not stop are read every two seconds', async () => {
  const { client, read } = setUp();
  for (let n = 0; n < 30; n++) {
    readAgainLater(client, ['findings', 'a']);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(2);
});
