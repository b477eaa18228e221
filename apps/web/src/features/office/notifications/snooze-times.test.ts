import { expect, test } from 'vitest';
import { morningOf, snoozeTimes } from './snooze-times.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const times = (now: Date, lodgeBy: string | null = null) =>
  snoozeTimes(lodgeBy, now).map(({ id, until }) => [id, until]);

test('later today, tomorrow, or when someone answers', () =>
  expect(times(new Date(2026, 10, 16, 10, 42))).toEqual([
    ['laterToday', at(16, 13)],
    ['tomorrow', at(17, 9)],
    ['answer', at(20, 9)],
  ]));

test('in the evening today is over', () => expect(times(at(16, 17)).map(([id]) => id)).toEqual(['tomorrow', 'answer']));

test('the day before the last day to lodge, unless that is tomorrow or past', () => {
  expect(times(at(16, 17), '2026-11-20')).toContainEqual(['beforeLodging', at(19, 9)]);
  expect(times(at(16, 17), '2026-11-18').map(([id]) => id)).not.toContain('beforeLodging');
  expect(times(at(16, 17), '2026-11-01').map(([id]) => id)).not.toContain('beforeLodging');
});

test('a day is meant from nine in the morning', () => expect(morningOf('2026-11-30')).toEqual(at(30, 9)));
