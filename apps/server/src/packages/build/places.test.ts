import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { expect, test } from 'vitest';
import { madeFile } from './made-file.ts';
import { placesOf } from './places.ts';
import type { PackagePaper } from './package-input.ts';
import { letter, noise } from './testing/pictures.ts';

const evidence = (docId: string, pageIndex: number, polygon: PageEvidence['polygon']): PageEvidence => ({
  from: 'document', docId, fileName: 'x.pdf', category: 'Passport', kind: null, field: 'surname', value: 'D', raw: 'D', outcome: 'accept',
  isConfirmed: true, pageUid: `${docId}-${pageIndex}`, pageIndex, polygon,
}); // prettier-ignore

const file = (name: string, papers: readonly PackagePaper[]) =>
  madeFile({ name, title: name, mediaType: 'application/pdf' }, Buffer.alloc(1), papers);
const paper = (docId: string, pages: PackagePaper['pages']): PackagePaper => ({
  docId,
  fileName: '',
  sha256: docId,
  pages,
});

test('a place on a page that came as text is the same place in the package, pages counted over all papers', async () => {
  const original = await letter('a', 'b');
  const two = [{ original, n: 0 }, { original, n: 1 }]; // prettier-ignore
  const made = [file('02.pdf', [paper('first', two), paper('second', two)]), file('03.pdf', [paper('second', two)])];
  const corner: PageEvidence['polygon'] = [[0.1, 0.2], [0.3, 0.2], [0.3, 0.4]]; // prettier-ignore
  const fields = await placesOf({ sources: { b: [evidence('second', 1, corner)], a: [evidence('gone', 0, corner)] } }, made); // prettier-ignore
  expect(fields).toEqual({ b: [{ file: '02.pdf', page: 4, polygon: corner, paper: 'second' }] });
});

test('a place on a picture follows its turn and its margin on the sheet', async () => {
  const picture = await noise(400, 300); // as shown: it was turned by a quarter
  const made = [file('02.pdf', [paper('photo', [{ picture, operations: [{ op: 'rotate', degrees: 90 }] }])])];
  const whole: PageEvidence['polygon'] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
  const { a } = await placesOf({ sources: { a: [evidence('photo', 0, whole)] } }, made);
  const [x, y] = a![0]!.polygon![0]!; // the upper left corner came to lie upper right
  const margin = 18 / 595.28;
  expect(1 - y).toBeCloseTo(1 - margin, 3);
  expect(x).toBeCloseTo(0.5 + ((595.28 - 36) * (400 / 300)) / 2 / 841.89, 3);
});
