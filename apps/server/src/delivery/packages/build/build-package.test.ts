import { generateKeyPairSync, sign } from 'node:crypto';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../sheets/printing/printer.ts';
import { sheetTestInput } from '../sheets/testing/sheet-test-input.ts';
import { buildPackage } from './build-package.ts';
import { sha256 } from './canonical.ts';
import type { PackageInput } from './package-input.ts';
import { letter, noise } from './testing/test-pictures.ts';

const printer = openPrinter();
afterAll(() => printer.close());
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');
const keysOf = () => Promise.resolve([{ keyId: 'k1', publicKey: raw }]);
const build = (input: PackageInput) =>
  buildPackage(input, { printer, identify: sha256, keyId: 'k1', sign: (bytes) => sign(null, bytes, privateKey) });

const bank = await letter('Unity Trust Bank');
const portrait = await noise(413, 531);
async function inputOf(more: Partial<PackageInput> = {}): Promise<PackageInput> {
  const document = (docId: string, pages: PackageInput['others'][number]['pages']) => ({
    docId,
    fileName: `${docId}.pdf`,
    sha256: 'f'.repeat(64),
    pages,
  });
  return {
    ...(await sheetTestInput('italy')),
    realm: { path: 'sunrise', displayName: 'Sunrise', color: '#fd640f' },
    destination: 'italy',
    language: 'en',
    sources: {},
    rules: { b: '2026-11-02', a: '2026-11-01' },
    items: [
      {
        title: 'Passport',
        category: 'Passport',
        documents: [document('passport', [{ picture: await noise(900, 1_200) }])],
      },
      { title: 'Photo', category: 'Photo', documents: [document('portrait', [{ picture: portrait }])] },
      {
        title: 'Bank statements',
        category: 'Proof of Funds',
        documents: [document('bank', [{ original: bank, n: 0 }])],
      },
      { title: 'Nothing handed in', category: 'Insurance', documents: [] },
    ],
    others: [document('poem', [{ original: bank, n: 0 }])],
    photo: { bytes: portrait, widthMm: 35, heightMm: 45, widthPx: 413, heightPx: 531 },
    ...more,
  };
}

test('builds index, form, checklist items, other documents and manifest in order, and the package verifies', async () => {
  const { zip, files, manifest, warnings } = await build(await inputOf());
  expect(files.map(({ name }) => name)).toEqual([
    '00-index.pdf',
    '01-form.pdf',
    '02-passport.pdf',
    '03-photo.jpg',
    '04-bank-statements.pdf',
    '05-other-documents.pdf',
    'manifest.json',
    'manifest.sig',
  ]);
  expect(files[3]).toMatchObject({ note: '35 × 45 mm, 413 × 531 px', pages: null, bytes: portrait.length });
  expect(Object.keys(manifest.rules)).toEqual(['a', 'b']);
  expect(warnings).toEqual([]);
  expect((await verifyPackage(zip, keysOf)).status).toBe('whole');
  expect(zip.toString('latin1')).not.toContain('Somebody'); // the author in the uploaded PDF's metadata
});

test('gives the same bytes for the same input and another package for any change', async () => {
  const input = await inputOf();
  const [one, two] = [await build(input), await build({ ...input })];
  expect(one.zip.equals(two.zip)).toBe(true);
  const other = await build({ ...input, values: { ...input.values, surname: 'JOSHI' } });
  const later = await build({ ...input, frozenAt: '2026-11-16T10:42:00.000Z' });
  expect(new Set([one, other, later].map(({ packageId }) => packageId)).size).toBe(3);
});

const scan = (docId: string, pictures: readonly Buffer[]) => [
  {
    title: 'Bank statements',
    category: 'Proof of Funds' as const,
    documents: [
      { docId, fileName: 'scan.pdf', sha256: 'f'.repeat(64), pages: pictures.map((picture) => ({ picture })) },
    ],
  },
];
const filledFrom = (pageIndex: number): PageEvidence => ({
  from: 'document',
  docId: 'scan',
  fileName: 'scan.pdf',
  category: 'Proof of Funds',
  kind: null,
  field: 'x',
  value: '1',
  raw: '1',
  outcome: 'accept',
  isConfirmed: true,
  pageUid: 'p',
  pageIndex,
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
});
const [large, filled] = [await noise(1_200, 1_600), await noise(1_200, 1_600, 2)];
const toSmall = { destination: 'uk', others: [], photo: null } as const; // takes 2 MB a file

test("compresses files above the portal's limit, but without a reader not the pages the form was filled from", async () => {
  const items = scan('scan', [large, filled]);
  const plain = await build(await inputOf({ ...toSmall, items }));
  expect(plain.files[2]!.note).toBe('Compressed to stay below 2 MB');
  expect(plain.files[2]!.bytes).toBeLessThanOrEqual(2_048 * 1_024);
  const stored = await build(await inputOf({ ...toSmall, items, sources: { x: [filledFrom(1)] } }));
  expect([plain, stored].map(({ zip }) => zip.includes(filled))).toEqual([false, true]);
  expect(stored.files[2]!.bytes).toBeLessThanOrEqual(2_048 * 1_024);
  expect(stored.manifest.fields['x']).toMatchObject([{ file: '02-bank-statements.pdf', page: 2 }]);
});

test('warns about a file that cannot be compressed enough', async () => {
  const sources = { x: [filledFrom(0), filledFrom(1)] };
  const { warnings, files } = await build(await inputOf({ ...toSmall, items: scan('scan', [large, filled]), sources }));
  expect(files[2]!.note).toMatch(/^Larger than the usual limit of 2 MB/);
  expect(warnings).toEqual([`02-bank-statements.pdf: ${files[2]!.note}`]);
});

test('builds an image for a portal without PDF, with locations on that image', async () => {
  const evidence = {
    ...filledFrom(0),
    polygon: [
      [0.25, 0.25],
      [0.5, 0.25],
      [0.5, 0.5],
    ] as PageEvidence['polygon'],
  };
  const input = await inputOf({
    ...toSmall,
    destination: 'vietnam',
    items: scan('scan', [large]),
    sources: { x: [evidence] },
  });
  const { files, manifest } = await build(input);
  expect(files[2]).toMatchObject({ name: '02-bank-statements.jpg', mediaType: 'image/jpeg', bytes: large.length });
  expect(manifest.fields['x']).toMatchObject([{ page: 1, polygon: evidence.polygon }]);
});
