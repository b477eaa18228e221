import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../lib/testing/browser.ts';
import { fingerprintOf, storedUploads } from './fingerprint.ts';

let storage: Storage;
beforeEach(() => {
  storage = openBrowser();
});

const file = new File(['x'], 'passport-ananya.jpg', { lastModified: 1 });
const previous = {
  size: null,
  metadata: {},
  creationTime: '',
  urlStorageKey: '',
  uploadUrl: '/u/1',
  parallelUploadUrls: null,
};

test('recognises the same file of the same person only', async () => {
  expect(await fingerprintOf(file, 'a')).toBe(await fingerprintOf(file, 'a'));
  expect(await fingerprintOf(file, 'a')).not.toBe(await fingerprintOf(file, 'b'));
});

test('resumes an interrupted upload without storing the file name', async () => {
  const fingerprint = await fingerprintOf(file, 'a');
  await storedUploads.addUpload(fingerprint, previous);
  expect((await storedUploads.findUploadsByFingerprint(fingerprint))[0]?.uploadUrl).toBe('/u/1');
  expect(JSON.stringify(Object.entries(storage))).not.toContain('ananya');
  await storedUploads.removeUpload(fingerprint);
  expect(await storedUploads.findUploadsByFingerprint(fingerprint)).toEqual([]);
});

test('starts again after a day', async () => {
  await storedUploads.addUpload('f', previous);
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
  expect(await storedUploads.findUploadsByFingerprint('f')).toEqual([]);
  vi.useRealTimers();
});
