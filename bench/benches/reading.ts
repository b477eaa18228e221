import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { passportHash, sourcesHash } from '@visawright/reading/version.ts';
import { atLeast, atMost, BrokenRun, describeFinding, isMet, none, timed, type Finding } from '../measurement.ts';
import { figuresOf } from './reading/figures.ts';
import { checkFrozen, freeze } from './reading/freeze.ts';
import { comparePeers } from './reading/compare-peers.ts';
import { rowsIn } from './reading/shard.ts';
import { sizes, type Size } from './reading/wanted-specimens.ts';

const out = join(import.meta.dirname, '..', 'out', 'reading');

async function rowsOf(size: Size, shards: number) {
  const folder = join(out, sourcesHash().slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const files = Array.from({ length: shards }, (_, i) => join(folder, `${size}-${i}-of-${shards}.jsonl`));
  const ends = files.map(async (file, i) => {
    const script = join(import.meta.dirname, 'reading', 'shard.ts');
    const child = spawn(process.execPath, [script, size, file, String(i), String(shards)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new BrokenRun('a reading process ended early');
  });
  await Promise.all(ends);
  return files.flatMap((file) => rowsIn(file));
}

// Passports of the held-out layout: what was read, what was accepted without a person, and that no accepted value is wrong.
export default async function reading(small: boolean): Promise<Finding> {
  if (process.argv.includes('--freeze')) {
    console.log(`frozen: ${freeze()}`);
    process.exit(0);
  }
  const isTuning = process.argv.includes('--tune');
  const size: Size = small ? 'small' : isTuning ? 'tune' : 'full';
  if (size === 'full') checkFrozen();
  const rows = await rowsOf(size, Number(process.env['READING_SHARDS'] ?? (size === 'tune' ? 1 : 2)));
  if (rows.length < sizes[size]) throw new BrokenRun(`${rows.length} of ${sizes[size]} pictures were read`);
  const { all, withoutMotion, ...rest } = figuresOf(rows);
  const peers = size === 'full' ? await comparePeers(() => rowsOf('peers', 2)) : undefined;
  const finding: Finding = {
    judged: `${all.pictures} pictures, ${all.acceptedValues} accepted values`,
    checks: [
      none('wrong accepted values', all.wrongAccepted),
      atLeast('both MRZ lines exact, without motion blur', withoutMotion.exactPercent, 99, '%'),
      atLeast('accepted without a person', all.acceptedPercent, 90, '%'),
      timed(atMost('CPU per picture', all.cpuSeconds, 1.5, 's')),
    ],
    table: { size, engine: passportHash(), all, withoutMotion, ...rest, ...(peers && { peers }) },
  };
  if (isTuning) {
    console.log(JSON.stringify(finding.table, null, 1));
    console.log(`reading (tuning): ${describeFinding(finding, false)}`);
    process.exit(isMet(finding, false) ? 0 : 1);
  }
  return finding;
}
