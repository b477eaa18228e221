import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleKey, sampleParts, zipOf, type Part } from './testing/sample-package.ts';
import { verifyPackage } from './verify-package.ts';

const reasonOf = async (bytes: Uint8Array) => {
  const seen = await verifyPackage(bytes, () => Promise.resolve([sampleKey]));
  return seen.status === 'notAPackage' ? seen.reason : seen.status;
};
const parts = sampleParts();
const zip = zipOf(parts);
const withPart = (name: string) => zipOf([...parts, [name, Buffer.from('x')]]);
const set16 = (at: number, value: number, bytes = zip) => {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint16(at, value, true);
  return copy;
};
const centralAt = new DataView(zip.buffer).getUint32(zip.length - 6, true);

test('what is no ZIP is given to be none', async () => {
  for (const text of ['', 'PK', 'Dear consulate, here are the documents.', '%PDF-1.7 …'.repeat(100)])
    expect(await reasonOf(Buffer.from(text))).toBe('notZip');
});

test('a ZIP of something else is no package', async () => {
  expect(await reasonOf(zipOf([['holiday.jpg', Buffer.from('x')]]))).toBe('noManifest');
  expect(await reasonOf(zipOf([['manifest.json', Buffer.from('{"manifest_version":3}')]]))).toBe('noManifest');
});

test('deflated, encrypted, described behind its data or with extra fields: packed anew', async () => {
  const squeezed = deflateRawSync(Buffer.from('aaaaaaaaaaaaaaaaaaaa'));
  const deflated = zipOf([['a.pdf', squeezed] as Part, ...parts]);
  const central = new DataView(deflated.buffer).getUint32(deflated.length - 6, true);
  expect(await reasonOf(set16(central + 10, 8, deflated))).toBe('packedAnew');
  expect(await reasonOf(set16(8, 8, deflated))).toBe('packedAnew');
  expect(await reasonOf(set16(centralAt + 8, 0x0801))).toBe('packedAnew');
  expect(await reasonOf(set16(centralAt + 8, 0x0808))).toBe('packedAnew');
  expect(await reasonOf(set16(28, 4))).toBe('packedAnew');
});

test('names that lead elsewhere, hide how they end or meet in one folder are refused', async () => {
  for (const name of ['../a.pdf', 'a/b.pdf', 'a\\b.pdf', '/a.pdf', 'C:a.pdf', '..', 'a\u202efdp.exe', 'a\0.pdf'])
    expect(await reasonOf(withPart(name)), name).toBe('damaged');
  expect(await reasonOf(withPart('02-passport.pdf'))).toBe('damaged');
  expect(await reasonOf(withPart('02-PASSPORT.pdf'))).toBe('damaged');
  expect(await reasonOf(withPart('Manifest.json'))).toBe('damaged');
});

test('bytes before, between or behind the files are refused, and so is a shortened archive', async () => {
  const first = zip.subarray(0, 100);
  expect(await reasonOf(Buffer.concat([zip, Buffer.from('x')]))).toBe('damaged');
  expect(await reasonOf(Buffer.concat([Buffer.from('MZ'), zip]))).toBe('notZip');
  expect(await reasonOf(Buffer.concat([first, zip]))).toBe('damaged');
  for (let length = 4; length < zip.length; length += 7)
    expect(await reasonOf(zip.subarray(0, length)), `${length}`).toBe('damaged');
  // A gap with all later offsets adjusted.
  const [head, tail] = [zipOf(parts.slice(0, 1)), zipOf(parts)];
  expect(await reasonOf(Buffer.concat([head.subarray(0, -22), tail]))).toBe('damaged');
});

test('refuses an archive whose directory and headers disagree', async () => {
  const name = zip.slice();
  name[30] = 'x'.charCodeAt(0); // changes the first file's name in its local header only
  expect(await reasonOf(name)).toBe('damaged');
  expect(await reasonOf(set16(22, 1))).toBe('damaged');
  expect(await reasonOf(set16(centralAt + 24, 1))).toBe('damaged');
  expect(await reasonOf(set16(zip.length - 14, 9))).toBe('damaged');
});

test('more files than any package has are refused before they are read', async () => {
  const many = Array.from({ length: 501 }, (_, n): Part => [`${n}.pdf`, Buffer.from('x')]);
  expect(await reasonOf(zipOf(many))).toBe('tooLarge');
});
