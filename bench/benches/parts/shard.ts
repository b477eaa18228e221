import { appendFileSync } from 'node:fs';
import { documentsIn } from '@visawright/reading/routes/documents-in.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { readJsonLines } from '../extraction/shard.ts';
import { drawnDocument } from './drawn-document.ts';
import { judgeValues, type JudgedValues } from './judge-values.ts';
import { readingsOf, seenPages } from './seen-pages.ts';
import { tuningDocuments, type TuningDocument } from './tuning-documents.ts';
import { variants } from './variants.ts';

export interface PartsRow extends Pick<TuningDocument, 'id' | 'set' | 'kind' | 'layout' | 'as'> {
  readonly application?: string;
  readonly person: Readonly<Record<'fullName' | 'dateOfBirth' | 'passportNumber', string>>;
  readonly judged: Readonly<Record<string, JudgedValues>>; // by variant
}

async function rowOf(wanted: TuningDocument, drawings: string, seen: string): Promise<PartsRow> {
  const drawn = await drawnDocument(wanted, drawings);
  const { truth } = drawn;
  const judged: Record<string, JudgedValues> = {};
  for (const [name, parts] of Object.entries(variants)) {
    const documents = await documentsIn(readingsOf(await seenPages(drawn, seen, parts), parts), undefined, parts);
    const [largest] = documents.toSorted((a, b) => b.pages.length - a.pages.length);
    judged[name] = judgeValues(largest, truth);
  }
  const { id, set, kind, layout, as, application } = wanted;
  return { id, set, kind, layout, as, ...(application && { application }), person: truth.person, judged };
}

// node shard.ts SIZE DRAWINGS SEEN ROWS INDEX COUNT: reads every COUNT-th document and continues where an earlier run stopped.
if (import.meta.main) {
  const [size, drawings = '', seen = '', rows = '', index = '0', count = '1'] = process.argv.slice(2);
  const done = new Set(readJsonLines<PartsRow>(rows).map(({ id }) => id));
  const wanted = (await tuningDocuments(size === 'small')).filter(
    ({ id }, at) => at % Number(count) === Number(index) && !done.has(id),
  );
  for (const each of wanted) appendFileSync(rows, `${JSON.stringify(await rowOf(each, drawings, seen))}\n`);
  await closePress();
  process.exit(0);
}
