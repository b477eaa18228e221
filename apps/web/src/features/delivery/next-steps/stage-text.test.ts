import { expect, test } from 'vitest';
import { channels } from '@visawright/forms/form/form-schema.ts';
import { stageText } from './stage-text.ts';
import { stageOrder } from './submission-stages.ts';
import { submitText } from '../../../translations/submit/submit-texts.ts';

const known = { channel: 'paper+appointment', packageStatus: 'building', bar: null } as const;

test('the online stage is skipped if there is no online form', () =>
  expect(stageText({ id: 'FINISHED', state: 'skip' }, known)).toBe('next.skip'));

test.each([
  ['building', null, 'next.waiting'],
  ['failed', null, 'next.failed'],
  ['barred', 'approval', 'next.barred'],
  ['barred', 'documentsBusy', 'next.documentsBusy'],
] as const)('a package that is %s (%s)', (packageStatus, bar, message) =>
  expect(stageText({ id: 'COMPLETED', state: 'later' }, { ...known, packageStatus, bar })).toBe(message),
);

test("the last stage depends on the destination's channel, and every key has a text", () => {
  for (const channel of channels) {
    expect(stageText({ id: 'CONFIRMED', state: 'later' }, { ...known, channel })).toBe(`next.later.${channel}`);
    for (const id of stageOrder)
      for (const state of ['later', 'skip'] as const) {
        const key = stageText({ id, state }, { ...known, channel });
        if (key) expect(submitText.find(key), key).toBeTruthy();
      }
  }
});

test('a reached stage has no text', () => expect(stageText({ id: 'CONFIRMED', state: 'now' }, known)).toBeNull());
