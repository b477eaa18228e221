import { expect, test } from 'vitest';
import { resultOf } from './upload-result.ts';

const answer = (received: object) => ({
  getHeader: () => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(received)))),
});

test('reads the created document from the last reply', () => {
  expect(resultOf(answer({ docId: 'd1' }))).toEqual({ docId: 'd1', refused: null });
});

test('reads the rejection in both languages and the duplicate document', () => {
  const refused = { code: 'upload.duplicate', message: 'पहले से', docId: 'd0' };
  expect(resultOf(answer({ refused }))).toEqual({ docId: null, refused });
});

test('treats an empty reply as stored, because the list is refetched', () => {
  expect(resultOf({ getHeader: () => undefined })).toEqual({ docId: null, refused: null });
});
