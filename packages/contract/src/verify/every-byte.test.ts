import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleKey, sampleDocuments, sampleParts, zipOf } from './testing/sample-package.ts';
import { verifyPackage } from './verify-package.ts';

const zip = zipOf(sampleParts());
const keys = Promise.resolve([sampleKey]);
const verify = (bytes: Uint8Array) => verifyPackage(bytes, () => keys);

// The byte ranges of the documents.
const spans = sampleDocuments.map(([name, bytes]) => {
  const from = Buffer.from(zip).indexOf(Buffer.from(bytes));
  return { name, from, to: from + bytes.length };
});

test('each byte of the archive, changed by any of its bits, is noticed; of a document, by its name', async () => {
  expect((await verify(zip)).status).toBe('whole');
  const unnoticed: number[] = [];
  const unnamed: number[] = [];
  for (let at = 0; at < zip.length; at++) {
    const document = spans.find(({ from, to }) => at >= from && at < to);
    for (const bit of document ? [1 << (at % 8)] : [1, 2, 4, 8, 16, 32, 64, 128]) {
      const copy = zip.slice();
      copy[at]! ^= bit;
      const { status, files } = await verify(copy);
      if (status === 'whole') unnoticed.push(at);
      const wrong = files.filter((file) => file.status !== 'same').map(({ name }) => name);
      if (document && wrong.join() !== document.name) unnamed.push(at);
    }
  }
  expect(unnoticed).toEqual([]);
  expect(unnamed).toEqual([]);
}, 300_000);

test('however an archive is cut and put together again, it is never whole and never an error', async () => {
  const place = fc.nat({ max: zip.length });
  await fc.assert(
    fc.asyncProperty(place, place, fc.uint8Array({ maxLength: 40 }), async (a, b, between) => {
      const [from, to] = a < b ? [a, b] : [b, a];
      const made = Buffer.concat([zip.subarray(0, from), between, zip.subarray(to)]);
      fc.pre(!made.equals(zip));
      expect((await verify(new Uint8Array(made))).status).not.toBe('whole');
    }),
    { numRuns: 1_500 },
  );
}, 300_000);
