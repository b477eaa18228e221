import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const library = join(import.meta.dirname, 'parts', 'moved-clock.sh');
const noon = Date.parse('2026-11-16T12:00:00Z') / 1000;

function offsetOf(date: string): number | undefined {
  const { status, stdout } = spawnSync(
    'bash',
    ['-euc', 'source "$0"; clock_offset "$1" "$2"', library, date, String(noon)],
    {
      env: { ...process.env, CACHE: '/nowhere' },
      encoding: 'utf8',
    },
  );
  return status === 0 ? Number(stdout) : undefined;
}
const timeAt = (date: string) => new Date((noon + offsetOf(date)!) * 1000).toISOString();

test('moves the clock by days at the same time of day, or to the morning of a calendar day', () => {
  expect(timeAt('+1d')).toBe('2026-11-17T12:00:00.000Z');
  expect(timeAt('+400d')).toBe('2027-12-21T12:00:00.000Z');
  expect(timeAt('-08d')).toBe('2026-11-08T12:00:00.000Z');
  expect(timeAt('2028-02-29')).toBe('2028-02-29T06:00:00.000Z');
});

test.each(['2027-02-29', '2028-13-01', '40d', '+40', 'tomorrow', '2028-2-29', ''])('refuses %s', (date) =>
  expect(offsetOf(date)).toBeUndefined(),
);
