import { expect, test } from 'vitest';
import { fileFacts } from './file-facts.ts';

test('describes generated files, documents and the photo', () => {
  const sheet = { category: null, pages: 2, note: null };
  expect(fileFacts({ ...sheet, name: '00-index.pdf' })).toEqual({ kind: 'sheet', sheet: 'index' });
  expect(fileFacts({ ...sheet, name: '00-other.pdf' })).toEqual({ kind: 'sheet', sheet: null });
  const passport = { name: '02-passport.pdf', category: 'Passport', pages: 4, note: 'compressed' } as const;
  expect(fileFacts(passport)).toEqual({ kind: 'pages', pages: 4 });
  const photo = { name: '03-photo.jpg', category: 'Photo', pages: null, note: '35 × 45 mm' } as const;
  expect(fileFacts(photo)).toEqual({ kind: 'note', note: '35 × 45 mm' });
});
