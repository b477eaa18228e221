import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, atMost, BrokenRun, type Finding } from '../measurement.ts';
import { sourcesHash } from '../record/sources-hash.ts';
import { engineSources } from './extraction/freeze.ts';
import { readJsonLines } from './extraction/shard.ts';
import { judgedBy, questionsOf, summary } from './parts/figures.ts';
import { seeingSources } from './parts/seen-pages.ts';
import type { PartsRow } from './parts/shard.ts';
import { tuningSets } from './parts/tuning-documents.ts';
import { partNames, variants } from './parts/variants.ts';

const out = join(import.meta.dirname, '..', 'out', 'parts');
const drawings = ['packages/specimens/src'];

// A stopped run continues.
async function rowsOf(size: string, shards: number): Promise<PartsRow[]> {
  const folder = join(out, sourcesHash(drawings));
  const seen = join(folder, sourcesHash(seeingSources));
  const own = join(seen, sourcesHash([...engineSources, 'bench/benches/parts', 'bench/benches/extraction']));
  mkdirSync(own, { recursive: true });
  const files = Array.from({ length: shards }, (_, at) => join(own, `${size}-${at}-of-${shards}.jsonl`));
  const script = join(import.meta.dirname, 'parts', 'shard.ts');
  const ends = files.map(async (file, at) => {
    const args = [script, size, folder, seen, file, String(at), String(shards)];
    const [code] = (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')) as [number | null];
    if (code !== 0) throw new BrokenRun('a reading process ended early');
  });
  await Promise.all(ends);
  return files.flatMap((file) => readJsonLines<PartsRow>(file));
}

const mean = (list: readonly number[]) =>
  Number((list.reduce((total, each) => total + each, 0) / Math.max(1, list.length)).toFixed(1));

function figuresOf(rows: readonly PartsRow[], variant: string) {
  const of = (some: readonly PartsRow[]) => summary(judgedBy(some, variant));
  const single = rows.filter(({ application }) => application === undefined);
  const texts = single.filter(({ as }) => as === 'text');
  const bySet = tuningSets.map((set) => [`text, ${set}`, of(texts.filter((row) => row.set === set))] as const);
  const byRoute = (['scan', 'photo'] as const).map((as) => [as, of(single.filter((row) => row.as === as))] as const);
  const applications = [...Map.groupBy(rows, ({ application }) => application ?? '')].filter(([name]) => name !== '');
  return {
    all: of(single),
    ...Object.fromEntries([...bySet, ...byRoute].filter(([, { documents }]) => documents > 0)),
    questions: applications.map(([, own]) => questionsOf(own, variant)),
  };
}

// What each part of the readers brings: the documents that readers may be tuned on, read with all parts and with all but one. Figures of
// single documents may be looked at here; the documents that nobody is tuned on are those of `unseen`.
export default async function parts(small: boolean): Promise<Finding> {
  const rows = await rowsOf(small ? 'small' : 'full', small ? 1 : 2);
  const figures = Object.fromEntries(Object.keys(variants).map((variant) => [variant, figuresOf(rows, variant)]));
  const { all, questions } = figures['all']!;
  const wrong = rows.flatMap(({ id, judged }) => judged['all']!.wrongAccepted.map((each) => ({ id, ...each })));
  return {
    judged: `${rows.length} documents, ${all.fields} fields, ${partNames.length} parts left out in turn`,
    checks: [
      atMost('accepted but wrong fields', all.wrongAccepted, 0.5, '%'),
      // A part stays only as long as it helps.
      ...partNames.map((part) => {
        const without = figures[`without ${part}`]!.all;
        const gain = all.accepted - without.accepted + (without.wrongAccepted - all.wrongAccepted);
        return atLeast(`more accepted right or fewer wrong with ${part}`, Number(gain.toFixed(2)), 0, '%');
      }),
      ...(questions.length > 0
        ? [atMost('questions for twelve documents, mean', mean(questions.map(({ compared }) => compared)), 6)]
        : []),
    ],
    table: { figures, wrongAccepted: wrong },
  };
}
