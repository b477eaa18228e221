import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { expect, test } from 'vitest';
import { builtFile } from './files/built-file.ts';
import { locateFields } from './locate-fields.ts';
import type { PackageDocument } from './package-input.ts';
import { letter, noise } from './testing/test-pictures.ts';

const evidence = (docId: string, pageIndex: number, polygon: PageEvidence['polygon']): PageEvidence => ({
  from: 'document',
  docId,
  fileName: 'x.pdf',
  category: 'Passport',
  kind: null,
  field: 'surname',
  value: 'D',
  raw: 'D',
  outcome: 'accept',
  isConfirmed: true,
  pageUid: `${docId}-${pageIndex}`,
  pageIndex,
  polygon,
});

const file = (name: string, documents: readonly PackageDocument[]) =>
  builtFile({ name, title: name, mediaType: 'application/pdf' }, Buffer.alloc(1), documents);
const document = (docId: string, pages: PackageDocument['pages']): PackageDocument => ({
  docId,
  fileName: '',
  sha256: docId,
  pages,
});

test('keeps positions on PDF pages and counts pages across all documents', async () => {
  const original = await letter('a', 'b');
  const two = [
    { original, n: 0 },
    { original, n: 1 },
  ];
  const made = [
    file('02.pdf', [document('first', two), document('second', two)]),
    file('03.pdf', [document('second', two)]),
  ];
  const corner: PageEvidence['polygon'] = [
    [0.1, 0.2],
    [0.3, 0.2],
    [0.3, 0.4],
  ];
  const fields = await locateFields(
    { sources: { b: [evidence('second', 1, corner)], a: [evidence('gone', 0, corner)] } },
    made,
  );
  expect(fields).toEqual({ b: [{ file: '02.pdf', page: 4, polygon: corner, document: 'second' }] });
});

test('maps positions on a picture through its rotation and page margin', async () => {
  const picture = await noise(400, 300); // as shown: it was turned by a quarter
  const made = [file('02.pdf', [document('photo', [{ picture, operations: [{ op: 'rotate', degrees: 90 }] }])])];
  const whole: PageEvidence['polygon'] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const { a } = await locateFields({ sources: { a: [evidence('photo', 0, whole)] } }, made);
  const [x, y] = a![0]!.polygon![0]!; // the upper left corner came to lie upper right
  const margin = 18 / 595.28;
  expect(1 - y).toBeCloseTo(1 - margin, 3);
  expect(x).toBeCloseTo(0.5 + ((595.28 - 36) * (400 / 300)) / 2 / 841.89, 3);
});
