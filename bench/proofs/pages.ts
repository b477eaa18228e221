import type { ExtractedDocument } from '@visawright/contract/document.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import type { Finding } from '../dispatch.ts';
import { uploadBasePapers } from './pages/base-papers.ts';
import { checkBoxes, type CheckedBoxes } from './pages/check-boxes.ts';
import { playSequence } from './pages/edits.ts';
import { lostValues } from './pages/lost-values.ts';
import { openStage, type Stage } from './pages/stage.ts';

const lanes = 3;

// Random edits of pages through the real calls; then every value's box is cut out of the picture the document shows and read.
export default async function pages(small: boolean): Promise<Finding> {
  const stage = await openStage();
  try {
    return await provePages(stage, small);
  } finally {
    await stage.close();
  }
}

export async function provePages(stage: Stage, small: boolean): Promise<Finding> {
  const wanted = Number(process.env['SEQUENCES'] ?? (small ? 20 : 200));
  const seed = process.env['SEED'] ?? '20261115';
  const started = performance.now();
  const papers = await uploadBasePapers(stage, small);
  const known: ExtractedDocument['documentData'][] = [];
  for (const { docId } of papers) known.push(await stage.extracted(docId));
  const before: CheckedBoxes[] = [];
  for (const document of known) before.push(await checkBoxes(stage, document));

  const done = new Map<string, number>();
  const totals = { sequences: 0, documents: 0, covered: 0, gone: 0, lost: 0 };
  const wrong: unknown[] = [];
  const play = async (n: number) => {
    const { living, done: edits } = await playSequence(stage, papers, randomOf('pages', seed, n));
    await stage.settled(living);
    for (const docId of living) {
      const document = await stage.extracted(docId);
      const boxes = await checkBoxes(stage, document);
      const lost = lostValues(known, document);
      totals.documents++;
      totals.covered += boxes.covered;
      totals.gone += boxes.gone;
      totals.lost += lost.length;
      if (boxes.wrong.length + lost.length > 0) wrong.push({ n, edits, wrong: boxes.wrong, lost, operations: document.pages.map((page) => page.operations) }); // prettier-ignore
      await stage.call('deleteDocument', { docId });
    }
    for (const edit of edits) done.set(edit, (done.get(edit) ?? 0) + 1);
    totals.sequences++;
  };
  let next = 0;
  const lane = async () => {
    while (next < wanted) await play(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  for (const each of wrong) console.error(JSON.stringify(each));
  const isRead = before.every(({ covered, wrong: bad }) => covered > 0 && bad.length === 0);
  const bad = wrong.length;
  return {
    figure: `${bad} documents with a wrong or lost box in ${totals.sequences} sequences, ${totals.covered} boxes read`,
    target: `0 in ${wanted}`,
    ok: bad === 0 && totals.sequences >= wanted && totals.covered > wanted && isRead,
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
