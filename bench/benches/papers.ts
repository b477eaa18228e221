import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '@visawright/reading/version.ts';
import type { Finding } from '../dispatch.ts';
import { figuresOf, type PaperRow } from './papers/figures.ts';
import { hardTexts } from './papers/hard-texts.ts';
import { splitFigures } from './papers/split-figures.ts';
import { makeSet } from './papers/paper-set.ts';
import { linesIn } from './papers/shard.ts';
import type { Size } from './papers/wanted.ts';

const out = join(import.meta.dirname, '..', 'out', 'papers');

async function rowsOf(size: Size, shards: number): Promise<PaperRow[]> {
  const folder = join(out, sourcesHash().slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const set = join(folder, `${size}.jsonl`);
  const wanted = await makeSet(size, out);
  writeFileSync(set, wanted.map((paper) => JSON.stringify(paper)).join('\n'));
  const files = Array.from({ length: shards }, (_, at) => join(folder, `${size}-${at}-of-${shards}.jsonl`));
  const script = join(import.meta.dirname, 'papers', 'shard.ts');
  const ends = files.map(async (file, at) => {
    const child = spawn(process.execPath, [script, set, file, String(at), String(shards)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('a reading process ended early');
  });
  await Promise.all(ends);
  const ids = new Set(wanted.map(({ id }) => id));
  return files.flatMap((file) => linesIn<PaperRow>(file)).filter(({ id }) => ids.has(id));
}

// Every other paper: what was read of it on layouts nobody tuned on, where it was put, and what that cost.
export default async function papers(small: boolean): Promise<Finding> {
  const isTuning = process.argv.includes('--tune');
  const size: Size = small ? 'small' : isTuning ? 'tune' : 'full';
  const rows = await rowsOf(size, small ? 1 : 2);
  const figures = figuresOf(rows);
  const split = await splitFigures(size);
  const hard = size === 'tune' ? undefined : await hardTexts();
  const { all, cpuToBare } = figures;
  const figure =
    `F1 ${all.f1}, ${all.wrongAcceptedPercent} % wrong of ${all.accepted} accepted, categories ${all.categoryPercent} % of ${all.papers}, ` +
    `pages of mixed files ${split.rightPercent} %, CPU ${Object.entries(cpuToBare)
      .map(([route, ratio]) => `${route} ${ratio}`)
      .join(', ')} × bare` + // prettier-ignore
    (hard ? `, hard texts ${hard.rightPercent} % right, ${hard.rightOrAskedPercent} % right or asked` : '');
  const table = { size, engine: sourcesHash(), ...figures, split, ...(hard && { hard }) };
  if (isTuning) {
    console.log(JSON.stringify(table, null, 1));
    console.log(`papers: ${figure} (tuning)`);
    process.exit(0);
  }
  const isGood =
    all.f1 >= 0.95 && all.wrongAcceptedPercent <= 0.5 && all.categoryPercent >= 98 && split.rightPercent >= 97 &&
    hard!.rightOrAskedPercent >= 98 && hard!.rightPercent >= 80 && Object.values(cpuToBare).every((ratio) => ratio <= 1.25); // prettier-ignore
  const isFair =
    all.f1 >= 0.9 && all.wrongAcceptedPercent <= 2 && all.categoryPercent >= 90 && split.rightPercent >= 80;
  return {
    figure,
    target:
      'F1 ≥ 0.95, ≤ 0.5 % wrong accepted, categories ≥ 98 %, pages ≥ 97 %, CPU ≤ 1.25 ×, hard texts ≥ 80 % right, ≥ 98 % right or asked',
    ok: small ? isFair : isGood,
    table,
  };
}
