import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { passportHash, sourcesHash } from '@visawright/reading/version.ts';
import type { Finding } from '../dispatch.ts';
import { figuresOf } from './reading/figures.ts';
import { checkFrozen, freeze } from './reading/frozen.ts';
import { comparePeers } from './reading/peers.ts';
import { rowsIn } from './reading/shard.ts';
import { sizes, type Size } from './reading/wanted.ts';

const out = join(import.meta.dirname, '..', 'out', 'reading');

async function rowsOf(size: Size, shards: number) {
  const folder = join(out, sourcesHash().slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const files = Array.from({ length: shards }, (_, i) => join(folder, `${size}-${i}-of-${shards}.jsonl`));
  const ends = files.map(async (file, i) => {
    const script = join(import.meta.dirname, 'reading', 'shard.ts');
    const child = spawn(process.execPath, [script, size, file, String(i), String(shards)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('a reading process ended early');
  });
  await Promise.all(ends);
  return files.flatMap((file) => rowsIn(file));
}

// Passports nobody tuned on: what was read, what was accepted without a person, and that nothing accepted is wrong.
export default async function reading(small: boolean): Promise<Finding> {
  if (process.argv.includes('--freeze')) {
    console.log(`frozen: ${freeze()}`);
    process.exit(0);
  }
  const isTuning = process.argv.includes('--tune');
  const size: Size = small ? 'small' : isTuning ? 'tune' : 'full';
  if (size === 'full') checkFrozen();
  const rows = await rowsOf(size, Number(process.env['READING_SHARDS'] ?? (size === 'full' ? 2 : 1)));
  const { all, withoutMotion, ...rest } = figuresOf(rows);
  const peers = size === 'full' ? await comparePeers(() => rowsOf('peers', 2)) : undefined;
  const isEnough = rows.length >= sizes[size];
  const ok =
    isEnough &&
    all.wrongAccepted === 0 &&
    withoutMotion.exactPercent >= (size === 'full' ? 99 : 96) &&
    all.acceptedPercent >= (size === 'full' ? 90 : 80) &&
    (size !== 'full' || all.cpuSeconds <= 1.5);
  const figure =
    `${withoutMotion.exactPercent} % exact, ${all.wrongAccepted} wrong of ${all.acceptedValues} values accepted, ` +
    `${all.acceptedPercent} % of ${all.pictures} accepted, ${all.cpuSeconds} CPU s`;
  const table = { size, engine: passportHash(), all, withoutMotion, ...rest, ...(peers && { peers }) };
  if (isTuning) {
    console.log(JSON.stringify(table, null, 1));
    console.log(`reading: ${figure} (tuning)`);
    process.exit(ok ? 0 : 1);
  }
  return { figure, target: '≥ 99 % exact, 0 wrong, ≥ 90 % accepted, ≤ 1.5 CPU s', ok, table };
}
