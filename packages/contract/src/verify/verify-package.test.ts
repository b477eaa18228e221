import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { manifestName, signatureName } from '../delivery/manifest.ts';
import { sampleKey, sampleManifest, sampleDocuments, sampleParts, zipOf, type Part } from './testing/sample-package.ts';
import { verifyPackage, type Verified } from './verify-package.ts';

const keysOf = (realm: string) => Promise.resolve(realm === 'sunrise' ? [sampleKey] : []);
const verify = (parts: readonly Part[]) => verifyPackage(zipOf(parts), keysOf);
const statuses = ({ files }: Verified) => Object.fromEntries(files.map(({ name, status }) => [name, status]));
const replaced = (name: string, bytes: Uint8Array) =>
  sampleParts().map((part): Part => (part[0] === name ? [name, bytes] : part));

test('an unchanged package is whole and lists its files in order', async () => {
  const seen = await verify(sampleParts());
  expect(seen).toMatchObject({ status: 'whole', seal: 'holds', wrapping: 'same' });
  expect(seen.files.map(({ name }) => name)).toEqual(sampleDocuments.map(([name]) => name));
  expect(seen.manifest?.reference).toBe('VW-0001');
});

test('a file changed, put away or added is named', async () => {
  const changed = await verify(replaced('01-form.pdf', Buffer.from('another form')));
  expect(changed.status).toBe('changed');
  expect(statuses(changed)).toEqual({ '00-index.pdf': 'same', '01-form.pdf': 'changed', '02-passport.pdf': 'same' });
  const missing = await verify(sampleParts().filter(([name]) => name !== '02-passport.pdf'));
  expect(missing.status).toBe('changed');
  expect(statuses(missing)['02-passport.pdf']).toBe('missing');
  const added = await verify([['03-letter.pdf', Buffer.from('x')], ...sampleParts()]);
  expect(added.status).toBe('changed');
  expect(statuses(added)).toMatchObject({ '03-letter.pdf': 'added', '00-index.pdf': 'same' });
});

test('rejects a rewritten manifest and a foreign signature', async () => {
  const forged = { ...sampleManifest(), reference: 'VW-0002' };
  const seen = await verify(replaced(manifestName, Buffer.from(JSON.stringify(forged))));
  expect(seen).toMatchObject({ status: 'changed', seal: 'broken' });
  expect(statuses(seen)).toMatchObject({ [manifestName]: 'changed', '00-index.pdf': 'same' });
  expect((await verify(replaced(signatureName, Buffer.from('A'.repeat(86))))).status).toBe('changed');
  expect((await verify(replaced(signatureName, Buffer.from('not base64')))).status).toBe('changed');
  expect((await verify(replaced(manifestName, Buffer.from('{')))).status).toBe('changed');
});

test('without a signature it is unsigned, whatever else', async () => {
  const seen = await verify(sampleParts().slice(0, -1));
  expect(seen).toMatchObject({ status: 'unsigned', wrapping: 'same' });
  expect(statuses(seen)[signatureName]).toBe('missing');
});

test('only a key the realm publishes counts: of another realm, of another id, none', async () => {
  const zip = zipOf(sampleParts());
  const ask = (keys: { keyId: string; publicKey: string }[]) => verifyPackage(zip, () => Promise.resolve(keys));
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
  expect((await ask([])).status).toBe('unknownKey');
  expect((await ask([{ ...sampleKey, keyId: 'k2' }])).status).toBe('unknownKey');
  expect((await ask([{ keyId: 'k1', publicKey: other }])).status).toBe('changed');
  expect((await ask([{ keyId: 'k1', publicKey: 'short' }])).status).toBe('changed');
  expect((await ask([{ keyId: 'k0', publicKey: other }, sampleKey])).status).toBe('whole');
  const elsewhere = await verify(sampleParts({ ...sampleManifest(), realm: 'nowhere' }));
  expect(elsewhere.status).toBe('unknownKey');
});

test('keys that cannot be had are no verdict', async () => {
  await expect(verifyPackage(zipOf(sampleParts()), () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
});

test('a file on disk is read in pieces, never as a whole', async () => {
  const long = new Uint8Array(5 * 1024 * 1024).fill(7);
  const documents: Part[] = [...sampleDocuments, ['03-statement.pdf', long]];
  const blob = new Blob([zipOf(sampleParts(sampleManifest(documents), documents))]);
  let longest = 0;
  const spied = {
    size: blob.size,
    slice: (from: number, to: number) => {
      longest = Math.max(longest, to - from);
      return blob.slice(from, to);
    },
  };
  const progress: number[] = [];
  const seen = await verifyPackage(spied, keysOf, (done) => progress.push(done));
  expect(seen.status).toBe('whole');
  expect(longest).toBeLessThanOrEqual(1024 * 1024);
  expect(progress.length).toBeGreaterThan(5);
});
