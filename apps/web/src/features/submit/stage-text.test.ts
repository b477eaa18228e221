import { expect, test } from 'vitest';
import { channels } from '@visawright/forms/form-schema.ts';
import { findWord } from '../../lib/word-table.ts';
import { en } from '../../words/submit.ts';
import { stageText } from './stage-text.ts';
import { stageOrder } from './stages-of.ts';

const known = { channel: 'paper+appointment', standing: 'building', bar: null } as const;

test('paper has no online form, and says so', () =>
  expect(stageText({ id: 'FINISHED', state: 'skip' }, known)).toBe('next.skip'));

test.each([
  ['building', null, 'next.waiting'],
  ['failed', null, 'next.failed'],
  ['barred', 'approval', 'next.barred'],
  ['barred', 'papersBusy', 'next.papersBusy'],
] as const)('a package that is %s (%s)', (standing, bar, said) =>
  expect(stageText({ id: 'COMPLETED', state: 'later' }, { ...known, standing, bar })).toBe(said),
);

test('how it is handed in follows the destination; everything that is said has words', () => {
  for (const channel of channels) {
    expect(stageText({ id: 'CONFIRMED', state: 'later' }, { ...known, channel })).toBe(`next.later.${channel}`);
    for (const id of stageOrder)
      for (const state of ['later', 'skip'] as const) {
        const said = stageText({ id, state }, { ...known, channel });
        if (said) expect(findWord(en, said, 'en', undefined), said).toBeTruthy();
      }
  }
});

test('what has been reached has its time, not a sentence', () =>
  expect(stageText({ id: 'CONFIRMED', state: 'now' }, known)).toBeNull());
