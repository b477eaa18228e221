import type { ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { uploadBaseDocuments } from './page-edits/base-documents.ts';
import { checkBoxes, type CheckedBoxes } from './page-edits/check-boxes.ts';
import { runEdits } from './page-edits/edits.ts';
import { lostValues } from './page-edits/lost-values.ts';
import { openStage, type Stage } from './page-edits/stage.ts';

const parallelRuns = 3;

// Makes random page edits through the API, then cuts the box of every value out of the displayed picture and reads it.
export default async function pageEdits(small: boolean): Promise<Finding> {
  const stage = await openStage();
  try {
    return await provePageEdits(stage, small);
  } finally {
    await stage.close();
  }
}

export async function provePageEdits(stage: Stage, small: boolean): Promise<Finding> {
  const wanted = Number(process.env['SEQUENCES'] ?? (small ? 12 : 200));
  const seed = process.env['SEED'] ?? '20261115';
  const started = performance.now();
  const documents = await uploadBaseDocuments(stage, small);
  const known: ExtractedDocument['documentData'][] = [];
  for (const { docId } of documents) known.push(await stage.extracted(docId));
  const before: CheckedBoxes[] = [];
  for (const document of known) before.push(await checkBoxes(stage, document));

  const done = new Map<string, number>();
  const totals = { sequences: 0, documents: 0, covered: 0, gone: 0, lost: 0 };
  const wrong: unknown[] = [];
  const play = async (n: number) => {
    const { living, done: edits } = await runEdits(stage, documents, randomOf('pages', seed, n));
    await stage.settled(living);
    for (const docId of living) {
      const document = await stage.extracted(docId);
      const boxes = await checkBoxes(stage, document);
      const lost = lostValues(known, document);
      totals.documents++;
      totals.covered += boxes.covered;
      totals.gone += boxes.gone;
      totals.lost += lost.length;
      if (boxes.wrong.length + lost.length > 0)
        wrong.push({ n, edits, wrong: boxes.wrong, lost, operations: document.pages.map((page) => page.operations) });
      await stage.call('deleteDocument', { docId });
    }
    for (const edit of edits) done.set(edit, (done.get(edit) ?? 0) + 1);
    totals.sequences++;
    if (totals.sequences % 20 === 0) console.error(`${totals.sequences} of ${wanted} sequences`);
  };
  let next = 0;
  const run = async () => {
    while (next < wanted) await play(next++);
  };
  await Promise.all(Array.from({ length: parallelRuns }, run));

  for (const each of wrong) console.error(JSON.stringify(each));
  const isRead = before.every(({ covered, wrong: bad }) => covered > 0 && bad.length === 0);
  const bad = wrong.length;
  requireForProof(isRead, 'the boxes were wrong before any edit');
  requireForProof(totals.sequences >= wanted && totals.covered > wanted, 'sequences or boxes are missing');
  return {
    judged: `${totals.sequences} sequences of edits, ${totals.documents} documents, ${totals.covered} boxes read`,
    checks: [none('documents with a wrong or lost box', bad)],
    table: {
      seed,
      seconds: Math.round((performance.now() - started) / 1_000),
      ...totals,
      edits: Object.fromEntries(done),
      before,
      wrong,
    },
  };
}
