import { expect, test } from 'vitest';
import { adviceFor, isForBoarding, isGoodToKnow, opensOn } from './advice.ts';
import type { Advice } from './form-schema.ts';

const advice = (id: string, part: Partial<Advice> = {}): Advice => ({
  id,
  topic: 'other',
  title: id,
  text: `About ${id}.`,
  ...part,
});
const form = {
  advice: [
    advice('everybody'),
    advice('students', { groups: ['Student'] }),
    advice('children', { ages: { under: 12 } }),
    advice('adults', { ages: { from: 18 } }),
  ],
};
const ids = (...ages: (number | null)[]) => adviceFor(form, 'Tourism', ages).map(({ id }) => id);

test('advice is filtered by group and by the ages of those who travel', () => {
  expect(ids(30)).toEqual(['everybody', 'adults']);
  expect(ids(11)).toEqual(['everybody', 'children']);
  expect(ids(12)).toEqual(['everybody']);
  expect(ids(30, 11)).toEqual(['everybody', 'children', 'adults']);
  expect(adviceFor(form, 'Student', [30]).map(({ id }) => id)).toEqual(['everybody', 'students', 'adults']);
});

test('an unknown age hides nothing', () => {
  expect(ids(null)).toEqual(['everybody', 'children', 'adults']);
  expect(ids()).toEqual(['everybody', 'children', 'adults']);
  expect(adviceFor({}, 'Tourism', [null])).toEqual([]);
});

test('an arrival declaration opens some days before arrival, if that number and the arrival are known', () => {
  const card = advice('card', { topic: 'boarding', opensDaysBefore: 3 });
  expect(opensOn(card, '2027-03-02')).toBe('2027-02-27');
  expect(opensOn(card, null)).toBeNull();
  expect(opensOn(advice('levy', { topic: 'boarding' }), '2027-03-02')).toBeNull();
  expect(opensOn({ ...card, opensDaysBefore: 0 }, '2027-03-02')).toBe('2027-03-02');
});

test('each advice has one place', () => {
  expect([isForBoarding(advice('a', { topic: 'boarding' })), isGoodToKnow(advice('a', { topic: 'boarding' }))]).toEqual(
    [true, false],
  );
  expect(isGoodToKnow(advice('a', { topic: 'exempt' }))).toBe(false);
  expect(isGoodToKnow(advice('a', { topic: 'biometrics' }))).toBe(true);
});
