import { expect, test } from 'vitest';
import { mrzLineOf, slotsOf } from '../../testing/mrz-line-of.ts';
import type { CharacterSlot } from './character-slots.ts';
import { fillTo44 } from './mrz-grid.ts';
import { segment } from './segment.ts';

const text = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';
const from = mrzLineOf(slotsOf(text)); // 440 pixels, 10 per character
const strip = (slots: readonly CharacterSlot[], start: number, end: number) => {
  const { origin, length } = segment({ slots, from }, start, end);
  return [origin[0], length].map((pixels) => Math.round(pixels * 100) / 100);
};
const hole = (slot: CharacterSlot): CharacterSlot => ({ ...slot, isHole: true, place: 0 });

test('cuts out the printed positions with a margin of a quarter character', () => {
  expect(strip(slotsOf(text), 13, 19)).toEqual([127.5, 65]);
  expect(strip(slotsOf(text), 0, 1)).toEqual([-2.5, 15]);
});

test('estimates the place of a character that was not seen', () => {
  const slots = slotsOf(text);
  expect(
    strip(
      slots.map((slot, at) => (at === 13 || at === 18 ? hole(slot) : slot)),
      13,
      19,
    ),
  ).toEqual([127.5, 65]);
  expect(
    strip(
      slots.map((slot, at) => (at < 14 || at > 40 ? hole(slot) : slot)),
      13,
      19,
    ),
  ).toEqual([127.5, 65]);
});

test('spreads an unread line evenly over its length', () => {
  const [start, length] = strip(fillTo44([], 2), 0, 44);
  expect(start).toBeCloseTo((-0.75 / 43) * 440, 1);
  expect(length).toBeCloseTo((44.5 / 43) * 440, 1);
});

test('one seen character gives no distance', () => {
  const slots = slotsOf(text).map((slot, at) => (at === 5 ? slot : hole(slot)));
  expect(strip(slots, 5, 6)).toEqual([55, 0]);
});
