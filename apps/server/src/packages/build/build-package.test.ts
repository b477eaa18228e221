import { generateKeyPairSync, sign } from 'node:crypto';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { afterAll, expect, test } from 'vitest';
import { openPrinter } from '../sheets/print.ts';
import { sheetCase } from '../sheets/testing/sheet-case.ts';
import { buildPackage } from './build-package.ts';
import type { PackageInput } from './package-input.ts';
import { letter, noise } from './testing/pictures.ts';

const printer = openPrinter();
afterAll(() => printer.close());
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');
const keysOf = () => Promise.resolve([{ keyId: 'k1', publicKey: raw }]);
const build = (input: PackageInput) =>
  buildPackage(input, { printer, keyId: 'k1', sign: (bytes) => sign(null, bytes, privateKey) });

const bank = await letter('Unity Trust Bank');
const portrait = await noise(413, 531);
async function inputOf(more: Partial<PackageInput> = {}): Promise<PackageInput> {
  const paper = (docId: string, pages: PackageInput['others'][number]['pages']) => ({ docId, fileName: `${docId}.pdf`, sha256: 'f'.repeat(64), pages }); // prettier-ignore
  return {
    ...(await sheetCase('italy')),
    realm: { path: 'sunrise', displayName: 'Sunrise', color: '#fd640f' },
    destination: 'italy',
    language: 'en',
    sources: {},
    rules: { b: '2026-11-02', a: '2026-11-01' },
    items: [
      { title: 'Passport', category: 'Passport', papers: [paper('passport', [{ picture: await noise(900, 1_200) }])] },
      { title: 'Photo', category: 'Photo', papers: [paper('portrait', [{ picture: portrait }])] },
      { title: 'Bank statements', category: 'Proof of Funds', papers: [paper('bank', [{ original: bank, n: 0 }])] },
      { title: 'Nothing handed in', category: 'Insurance', papers: [] },
    ],
    others: [paper('poem', [{ original: bank, n: 0 }])],
    photo: { bytes: portrait, widthMm: 35, heightMm: 45, widthPx: 413, heightPx: 531 },
    ...more,
  };
}

test('index, form, the checklist in its order with the cut photo in its place, then the rest, then the seal; and it verifies', async () => {
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
  expect((await verifyPackage(zip, keysOf)).standing).toBe('whole');
  expect(zip.toString('latin1')).not.toContain('Somebody'); // the author of a paper somebody sent
});

test('the same input gives the same bytes; another answer, paper or time another package', async () => {
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
    papers: [{ docId, fileName: 'scan.pdf', sha256: 'f'.repeat(64), pages: pictures.map((picture) => ({ picture })) }],
  },
];
const filledFrom = (pageIndex: number): PageEvidence => ({
  from: 'document', docId: 'scan', fileName: 'scan.pdf', category: 'Proof of Funds', kind: null, field: 'x', value: '1', raw: '1',
  outcome: 'accept', isConfirmed: true, pageUid: 'p', pageIndex, polygon: [[0, 0], [1, 0], [1, 1]],
}); // prettier-ignore
const [large, filled] = [await noise(1_200, 1_600), await noise(1_200, 1_600, 2)];
const toSmall = { destination: 'uk', others: [], photo: null } as const; // takes 2 MB a file

test('a file larger than the destination takes is made smaller; without a reader, not the page the form was filled from', async () => {
  const items = scan('scan', [large, filled]);
  const plain = await build(await inputOf({ ...toSmall, items }));
  expect(plain.files[2]!.note).toBe('Made smaller to stay below 2 MB');
  expect(plain.files[2]!.bytes).toBeLessThanOrEqual(2_048 * 1_024);
  const kept = await build(await inputOf({ ...toSmall, items, sources: { x: [filledFrom(1)] } }));
  expect([plain, kept].map(({ zip }) => zip.includes(filled))).toEqual([false, true]);
  expect(kept.files[2]!.bytes).toBeLessThanOrEqual(2_048 * 1_024);
  expect(kept.manifest.fields['x']).toMatchObject([{ file: '02-bank-statements.pdf', page: 2 }]);
});

test('what cannot be made small enough says so', async () => {
  const sources = { x: [filledFrom(0), filledFrom(1)] };
  const { warnings, files } = await build(await inputOf({ ...toSmall, items: scan('scan', [large, filled]), sources }));
  expect(files[2]!.note).toMatch(/^Larger than 2 MB, the usual/);
  expect(warnings).toEqual([`02-bank-statements.pdf: ${files[2]!.note}`]);
});

test('a portal that takes pictures only gets a page as a picture, and its places on that picture', async () => {
  const evidence = { ...filledFrom(0), polygon: [[0.25, 0.25], [0.5, 0.25], [0.5, 0.5]] as PageEvidence['polygon'] }; // prettier-ignore
  const input = await inputOf({ ...toSmall, destination: 'vietnam', items: scan('scan', [large]), sources: { x: [evidence] } }); // prettier-ignore
  const { files, manifest } = await build(input);
  expect(files[2]).toMatchObject({ name: '02-bank-statements.jpg', mediaType: 'image/jpeg', bytes: large.length });
  expect(manifest.fields['x']).toMatchObject([{ page: 1, polygon: evidence.polygon }]);
});
