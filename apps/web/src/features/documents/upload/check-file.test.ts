import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { expect, test } from 'vitest';
import { isHeic, fileProblem } from './check-file.ts';

const file = (type: string, size = 10, name = 'x') => ({ name, type, size });

test('rejects files before they are sent', () => {
  expect(fileProblem(file('application/pdf', 0))).toBe('upload.empty');
  expect(fileProblem(file('application/pdf', uploadLimits.fileBytes + 1))).toBe('upload.tooLarge');
  expect(fileProblem(file('application/zip'))).toBe('upload.mediaType');
});

test('accepts supported types and types the browser does not know', () => {
  expect(fileProblem(file('application/pdf', uploadLimits.fileBytes))).toBeNull();
  expect(fileProblem(file('image/heic'))).toBeNull();
  expect(fileProblem(file(''))).toBeNull();
});

test('recognises HEIC by type or by name', () => {
  expect(isHeic(file('image/heif'))).toBe(true);
  expect(isHeic(file('', 10, 'IMG_2041.HEIC'))).toBe(true);
  expect(isHeic(file('image/jpeg', 10, 'heic.jpg'))).toBe(false);
});
