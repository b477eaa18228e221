import { expect, test } from 'vitest';
import { shareLink } from './share-link.ts';

test('contains only list, tenant and language', () =>
  expect(
    shareLink({
      origin: 'https://visa.example',
      realm: 'sunrise',
      id: 'newZealand',
      group: 'Tourism',
      language: 'hi',
    }),
  ).toBe('https://visa.example/share/checklist/newZealand/tourism?realm=sunrise&lang=hi'));
