import { skeletonForTest } from '@visawright/packs/testing/page-for-test.ts';
import { expect, test } from 'vitest';
import { areSameFrames, chooseFrames } from './choose-frames.ts';
import { mergeSkeletons } from './merge-skeletons.ts';
import { highestSeen, withSeen } from './pack-numbers.ts';
import { parseProgress, parseReply } from './page-replies.ts';
import type { PageFrame } from './page-port.ts';

const frame = (frameId: number, href: string): PageFrame => ({ frameId, documentId: `d${frameId}`, href });
const top = frame(0, 'https://practice.example/apply');
const portal = { origins: ['https://practice.example'], frameOrigins: ['https://forms.example'] };

test('only the page, frames of its origin and named frames are read, in a fixed order', () => {
  const frames = [
    frame(9, 'https://forms.example/b'),
    top,
    frame(4, 'https://ads.example/x'),
    frame(3, 'https://practice.example/a'),
  ];
  expect(chooseFrames(frames, portal)?.map(({ frameId }) => frameId)).toEqual([0, 9, 3]);
});

test('a page of another site is not read, whatever its frames are', () => {
  expect(chooseFrames([frame(0, 'https://evil.example/'), frame(1, 'https://practice.example/')], portal)).toBeNull();
  expect(chooseFrames([], portal)).toBeNull();
});

test('a replaced document is another page, a changed fragment is not', () => {
  expect(areSameFrames([top], [{ ...top, href: `${top.href}#part` }])).toBe(true);
  expect(areSameFrames([top], [{ ...top, documentId: 'd7' }])).toBe(false);
  expect(areSameFrames([top], [{ ...top, href: 'https://practice.example/other' }])).toBe(false);
  expect(areSameFrames([top], [])).toBe(false);
});

test('controls of several frames have refs of their own and say where they are from', () => {
  const inner = frame(2, 'https://forms.example/b');
  const skeleton = skeletonForTest();
  const one = { ...skeleton, controls: skeleton.controls.slice(0, 2) };
  const { skeleton: merged, places } = mergeSkeletons([
    { frame: top, skeleton: one },
    { frame: inner, skeleton: { ...one, origin: 'https://forms.example' } },
  ]);
  expect(merged.controls.map(({ ref, frame: origin }) => [ref, origin])).toEqual([
    ['c1', ''],
    ['c2', ''],
    ['c3', 'https://forms.example'],
    ['c4', 'https://forms.example'],
  ]);
  expect(places.get('c4')).toEqual({ frame: inner, ref: 'c102' });
});

test('replies are taken only if they fit the question and the contract', () => {
  expect(parseReply('clock', { reply: 'clock', secondsLeft: 62 })).toEqual({ reply: 'clock', secondsLeft: 62 });
  expect(parseReply('clock', { reply: 'done' })).toBeNull();
  expect(parseReply('clock', { reply: 'clock', secondsLeft: 'soon' })).toBeNull();
  expect(parseReply('read', { reply: 'read', values: [{ ref: 'c1', found: 'x', complaint: '', more: 1 }] })).toBeNull();
  expect(parseReply('collect', { reply: 'skeleton', skeleton: { origin: 'x' } })).toBeNull();
  expect(parseReply('fill', null)).toBeNull();
  expect(parseProgress({ progress: 'filling', ref: 'c1', done: 0, of: 2 })).not.toBeNull();
  expect(parseProgress({ progress: 'submitted', ref: 'c1', done: 0, of: 2 })).toBeNull();
});

test('the newest pack number is remembered per realm and portal', () => {
  const numbers = withSeen(withSeen({}, 'sunrise', 'vietnam', 7), 'sunrise', 'vietnam', 5);
  expect(highestSeen(numbers, 'sunrise', 'vietnam')).toBe(7);
  expect(highestSeen(numbers, 'bluegate', 'vietnam')).toBe(0);
});
