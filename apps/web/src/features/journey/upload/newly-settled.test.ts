import { expect, test } from 'vitest';
import { newlySettled } from './newly-settled.ts';

test('returns items that have just finished reading', () => {
  const before = new Map([
    ['passport', 'reading'],
    ['photo', 'uploading'],
    ['letter', 'done'],
    ['hotel', 'reading'],
  ] as const);
  const now = [
    { key: 'passport', state: 'done' },
    { key: 'photo', state: 'attention' },
    { key: 'letter', state: 'done' },
    { key: 'hotel', state: 'reading' },
    { key: 'new', state: 'done' },
  ] as const;
  expect(newlySettled(before, now).map(({ key }) => key)).toEqual(['passport', 'photo']);
});
