import { uploadLimits } from '@visawright/contract/document-facts.ts';
import { expect, test } from 'vitest';
import { isHeic, problemOf } from './check-file.ts';

const file = (type: string, size = 10, name = 'x') => ({ name, type, size });

test('what would be refused is said before it is sent', () => {
  expect(problemOf(file('application/pdf', 0))).toBe('upload.empty');
  expect(problemOf(file('application/pdf', uploadLimits.fileBytes + 1))).toBe('upload.tooLarge');
  expect(problemOf(file('application/zip'))).toBe('upload.mediaType');
});

test('a paper of a kind we take, or of a kind the browser does not know, is sent', () => {
  expect(problemOf(file('application/pdf', uploadLimits.fileBytes))).toBeNull();
  expect(problemOf(file('image/heic'))).toBeNull();
  expect(problemOf(file(''))).toBeNull();
});

test('the iPhone’s format is known by type or by name', () => {
  expect(isHeic(file('image/heif'))).toBe(true);
  expect(isHeic(file('', 10, 'IMG_2041.HEIC'))).toBe(true);
  expect(isHeic(file('image/jpeg', 10, 'heic.jpg'))).toBe(false);
});
