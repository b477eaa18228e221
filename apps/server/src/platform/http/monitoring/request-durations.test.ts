import { expect, test } from 'vitest';
import { createRequestDurations } from './request-durations.ts';

test('counts calls in every matching bucket by method, route and status', () => {
  const { observe, text } = createRequestDurations();
  observe('GET', '/a/:b', 200, 4);
  observe('GET', '/a/:b', 200, 60);
  observe('GET', '/a/:b', 404, 20_000);
  const lines = text().split('\n');
  const bucket = (status: number, le: string) =>
    lines
      .find((line) => line.includes(`status="${status}",le="${le}"`))
      ?.split(' ')
      .at(-1);
  expect([bucket(200, '0.005'), bucket(200, '0.05'), bucket(200, '0.1'), bucket(200, '+Inf')]).toEqual([
    '1',
    '1',
    '2',
    '2',
  ]);
  expect([bucket(404, '10'), bucket(404, '+Inf')]).toEqual(['0', '1']);
  expect(lines).toContain('http_request_duration_seconds_sum{method="GET",route="/a/:b",status="200"} 0.064');
});
