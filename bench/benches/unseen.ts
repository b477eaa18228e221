import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { unseenSetId } from '@visawright/unseen/unseen-set.ts';
import { atLeast, atMost, BrokenRun, none, timed, type Finding } from '../measurement.ts';
import { root, sourcesHash } from '../record/sources-hash.ts';
import { currentState, engineSources, openHeldOutSet, unseenSources } from './extraction/freeze.ts';
import { readJsonLines } from './extraction/shard.ts';
import { drawnFile, wantedFiles, type Size } from './unseen/drawn-files.ts';
import { figuresOf } from './unseen/figures.ts';
import type { FileReading } from './unseen/shard.ts';

const out = join(import.meta.dirname, '..', 'out', 'unseen');
const openedFile = join(root, 'bench', 'results', 'unseen-frozen.json');

async function runShards(args: readonly (readonly string[])[]): Promise<void> {
  const script = join(import.meta.dirname, 'unseen', 'shard.ts');
  const ends = args.map(async (each) => {
    const child = spawn(process.execPath, [script, ...each], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new BrokenRun('a reading process ended early');
  });
  await Promise.all(ends);
}

// Files are drawn once per version of their drawings, and read once per engine; a stopped run continues.
async function figures(size: Size, shards: number) {
  const folder = join(out, `${size}-${sourcesHash(unseenSources)}`);
  const rowsFolder = join(folder, sourcesHash(engineSources));
  mkdirSync(rowsFolder, { recursive: true });
  const parts = Array.from({ length: shards }, (_, at) => ({
    rows: join(rowsFolder, `${at}-of-${shards}.jsonl`),
    at: [String(at), String(shards)],
  }));
  await runShards([[size, folder], ...parts.map(({ rows, at }) => [size, folder, rows, ...at])]);
  const files = wantedFiles(size).flatMap(({ id }) => drawnFile(id, folder) ?? []);
  const readings = parts.flatMap(({ rows }) => readJsonLines<FileReading>(rows));
  return figuresOf(files, readings);
}

// Documents of all kinds that no reader was tuned on: what is read, accepted and asked, where the evidence lies, what it costs. The small
// run and tuning read a few other layouts. The full run says nothing about single documents: nobody should learn from it what to tune.
export default async function unseen(small: boolean): Promise<Finding> {
  const size: Size = small ? 'small' : 'full';
  const state = currentState(unseenSetId, unseenSources);
  const opened = small ? undefined : openHeldOutSet(state, { file: openedFile, isPerEngine: true });
  const found = await figures(size, small ? 1 : 2);
  const { all, passports, bundles, cpuSecondsPerPage: cpu } = found;
  const limits: Record<string, number> = { text: 0.3, scan: 2, photo: 2, passport: 1.5 };
  return {
    judged: `${all.documents} documents in ${found.files} files, ${all.fields} fields`,
    checks: [
      atMost('accepted but wrong fields', Number((all.wrongAcceptedShare * 100).toFixed(2)), 0.5, '%'),
      none('accepted but wrong fields of passports', passports.wrongAccepted),
      atLeast('accepted recall', all.acceptedRecall, 0.85),
      atLeast('offered recall', all.offeredRecall, 0.93),
      atLeast('kind right', all.kindRight, 0.95),
      none('accepted but wrong kinds', all.kindWrongAccepted),
      atLeast('documents of bundles with exactly their pages', bundles.documentsRight, 0.97),
      atLeast('evidence on the right page and word', found.evidence, 0.99),
      ...(found.questions.length > 0
        ? [atMost('questions for an application of 12 documents', Math.max(...found.questions), 6)]
        : []),
      ...Object.entries(cpu).map(([route, seconds]) =>
        timed(atMost(`CPU per page, ${route}`, seconds, limits[route]!, 's')),
      ),
      timed(atMost('memory of a reader', found.memoryMb, 400, 'MB')),
    ],
    table: { size, engine: state.engine, ...(opened && { opened }), ...found },
  };
}
