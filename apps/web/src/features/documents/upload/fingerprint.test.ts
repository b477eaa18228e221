import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../lib/testing/browser.ts';
import { fingerprintOf, keptUploads } from './fingerprint.ts';

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

test('the same file of the same person is known again, of another it is not', async () => {
  expect(await fingerprintOf(file, 'a')).toBe(await fingerprintOf(file, 'a'));
  expect(await fingerprintOf(file, 'a')).not.toBe(await fingerprintOf(file, 'b'));
});

test('a file cut off goes on where it was, and its name is nowhere in the browser', async () => {
  const fingerprint = await fingerprintOf(file, 'a');
  await keptUploads.addUpload(fingerprint, previous);
  expect((await keptUploads.findUploadsByFingerprint(fingerprint))[0]?.uploadUrl).toBe('/u/1');
  expect(JSON.stringify(Object.entries(storage))).not.toContain('ananya');
  await keptUploads.removeUpload(fingerprint);
  expect(await keptUploads.findUploadsByFingerprint(fingerprint)).toEqual([]);
});

test('after a day it begins anew', async () => {
  await keptUploads.addUpload('f', previous);
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
  expect(await keptUploads.findUploadsByFingerprint('f')).toEqual([]);
  vi.useRealTimers();
});
