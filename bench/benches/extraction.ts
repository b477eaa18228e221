import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldOutSetId } from '@visawright/specimens/held-out/held-out-set.ts';
import { atLeast, atMost, describeFinding, timed, type Finding } from '../measurement.ts';
import { sourcesHash } from '../record/sources-hash.ts';
import { currentState, drawingSources, engineSources, openHeldOutSet } from './extraction/freeze.ts';
import { figuresOf, type DocumentFigures } from './extraction/figures.ts';
import { hardTexts } from './extraction/hard-texts.ts';
import { splitFigures } from './extraction/split-figures.ts';
import { makeSet } from './extraction/document-set.ts';
import { readJsonLines } from './extraction/shard.ts';
import type { Size } from './extraction/wanted-documents.ts';

const out = join(import.meta.dirname, '..', 'out', 'extraction');

async function rowsOf(size: Size, shards: number): Promise<DocumentFigures[]> {
  const folder = join(out, sourcesHash([...engineSources, ...drawingSources, 'bench/benches/extraction']));
  mkdirSync(folder, { recursive: true });
  const set = join(folder, `${size}.jsonl`);
  const wanted = await makeSet(size, out);
  writeFileSync(set, wanted.map((document) => JSON.stringify(document)).join('\n'));
  const files = Array.from({ length: shards }, (_, at) => join(folder, `${size}-${at}-of-${shards}.jsonl`));
  const script = join(import.meta.dirname, 'extraction', 'shard.ts');
  const ends = files.map(async (file, at) => {
    const child = spawn(process.execPath, [script, set, file, String(at), String(shards)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('a reading process ended early');
  });
  await Promise.all(ends);
  const ids = new Set(wanted.map(({ id }) => id));
  return files.flatMap((file) => readJsonLines<DocumentFigures>(file)).filter(({ id }) => ids.has(id));
}

// All kinds except the passport: values read, category chosen, and CPU time against the engines alone. Only the full size uses the
// held-out set, and only with the engine it was opened with.
export default async function extraction(small: boolean): Promise<Finding> {
  const isTuning = process.argv.includes('--tune');
  const size: Size = small ? 'small' : isTuning ? 'tune' : 'full';
  const state = currentState(heldOutSetId);
  const heldOut = size === 'full' ? openHeldOutSet(state) : undefined;
  const rows = await rowsOf(size, small ? 1 : 2);
  const figures = figuresOf(rows);
  const split = await splitFigures(size);
  const hard = size === 'tune' ? undefined : await hardTexts();
  const { all, overhead } = figures;
  const table = { size, engine: state.engine, ...(heldOut && { heldOut }), ...figures, split, ...(hard && { hard }) };
  const finding: Finding = {
    judged: `${all.documents} ${heldOut ? 'held-out ' : ''}documents, ${split.files.length} mixed files, ${hard?.texts ?? 0} hard texts`,
    checks: [
      atLeast('F1', all.f1, 0.95),
      atMost('wrong of accepted values', all.wrongAcceptedPercent, 0.5, '%'),
      atLeast('right categories', all.categoryPercent, 98, '%'),
      atLeast('pages of mixed files in their document', split.rightPercent, 97, '%'),
      ...(hard
        ? [
            atLeast('hard texts right', hard.rightPercent, 80, '%'),
            atLeast('hard texts right or asked', hard.rightOrAskedPercent, 98, '%'),
          ]
        : []),
      ...Object.entries(overhead).map(([route, ratio]) => timed(atMost(`CPU overhead ${route}`, ratio, 1.25, '×'))),
    ],
    table,
  };
  if (isTuning) {
    console.log(JSON.stringify(table, null, 1));
    console.log(`extraction (tuning): ${describeFinding(finding, false)}`);
    process.exit(0);
  }
  return finding;
}
