import { expect, test } from 'vitest';
import { resultOf } from './upload-result.ts';

const answer = (told: object) => ({
  getHeader: () => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(told)))),
});

test('the last answer names the document a file became', () => {
  expect(resultOf(answer({ docId: 'd1' }))).toEqual({ docId: 'd1', refused: null });
});

test('or why it did not, also in Hindi, and which document is the same', () => {
  const refused = { code: 'upload.duplicate', message: 'पहले से', docId: 'd0' };
  expect(resultOf(answer({ refused }))).toEqual({ docId: null, refused });
});

test('an answer that tells nothing is no refusal: the list is read again anyway', () => {
  expect(resultOf({ getHeader: () => undefined })).toEqual({ docId: null, refused: null });
});
