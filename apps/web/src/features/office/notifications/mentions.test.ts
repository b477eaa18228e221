import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, withMention } from './mentions.ts';

const readers = [
  { personUid: 'a', name: 'Asha' },
  { personUid: 'r', name: 'Asha Rao' },
  { personUid: 'd', name: 'दीपा' },
];

test('a mention begins with an @ after a space, directly before the caret', () => {
  expect(mentionAt('@', 1)).toBe('');
  expect(mentionAt('Please @As', 10)).toBe('As');
  expect(mentionAt('Please @As', 3)).toBeNull();
  expect(mentionAt('mail@example', 12)).toBeNull();
  expect(mentionAt('@Asha Rao ', 10)).toBeNull();
});

test('the name replaces what was typed of it', () =>
  expect(withMention('Please @as look', 10, 'Asha Rao')).toEqual({ text: 'Please @Asha Rao look', caret: 17 }));

test('who is mentioned is read from the text as it is sent', () => {
  expect(mentionedIn('@Asha Rao please', readers)).toEqual(['r']);
  expect(mentionedIn('@Asha and @Asha Rao and @दीपा', readers).sort()).toEqual(['a', 'd', 'r']);
  expect(mentionedIn('Asha', readers)).toEqual([]);
});
