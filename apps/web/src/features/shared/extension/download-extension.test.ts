import { expect, test } from 'vitest';
import { downloadExtension, type DownloadPorts } from './download-extension.ts';
import { extensionSource } from './extension-source.ts';

const zip = new Blob(['PK'], { type: 'application/zip' });

function ports(answer: () => Promise<Blob>) {
  const seen = { fetched: [] as string[], saved: [] as string[], opened: [] as string[] };
  const given: DownloadPorts = {
    fetchFile: (url) => {
      seen.fetched.push(url);
      return answer();
    },
    save: (_, fileName) => void seen.saved.push(fileName),
    open: (url) => void seen.opened.push(url),
  };
  return { given, seen };
}

test.each(['beta', 'alpha', 'uat'])('on %s the build archive of that environment is saved', async (environment) => {
  const { given, seen } = ports(() => Promise.resolve(zip));
  expect(await downloadExtension(extensionSource(environment), given)).toBe('downloadDone');
  expect(seen.fetched).toEqual([expect.stringContaining(environment)]);
  expect(seen.saved).toEqual([expect.stringContaining(environment)]);
  expect(seen.opened).toEqual([]);
});

test('on sandbox the web store opens and nothing is fetched', async () => {
  const { given, seen } = ports(() => Promise.resolve(zip));
  expect(await downloadExtension(extensionSource('sandbox'), given)).toBe('storeOpened');
  expect(seen).toEqual({ fetched: [], saved: [], opened: [expect.stringMatching(/^https:/)] });
});

test.each(['', 'production', 'Sandbox', 'constructor'])('environment "%s" is invalid', async (environment) => {
  const { given, seen } = ports(() => Promise.resolve(zip));
  expect(await downloadExtension(extensionSource(environment), given)).toBe('downloadInvalidEnvironment');
  expect(seen).toEqual({ fetched: [], saved: [], opened: [] });
});

const bad: Record<string, () => Promise<Blob>> = {
  'the server does not have': () => Promise.reject(new Error('404')),
  'is empty': () => Promise.resolve(new Blob([])),
  'is a page instead': () => Promise.resolve(new Blob(['<!doctype html>'], { type: 'text/html' })),
};
test.each(Object.entries(bad))('a file that %s fails and saves nothing', async (_, answer) => {
  const { given, seen } = ports(answer);
  expect(await downloadExtension(extensionSource('beta'), given)).toBe('downloadFailed');
  expect(seen.saved).toEqual([]);
});
