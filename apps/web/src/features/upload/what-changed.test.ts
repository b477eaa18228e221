import { expect, test } from 'vitest';
import { settledOf } from './what-changed.ts';

test('what was being read and is now done or stuck is news; the rest is not', () => {
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
  expect(settledOf(before, now).map(({ key }) => key)).toEqual(['passport', 'photo']);
});
