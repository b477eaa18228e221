import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { measurementNames, recordName, sourcesOf, type Kind } from './measurements.ts';
import { isStale, readResult } from './result.ts';
import { root } from './sources-hash.ts';

export const exitCodes = { met: 0, short: 1, usage: 2, broken: 3 } as const;

const logs = join(root, 'bench', 'out', 'logs');

async function runOne(script: string, name: string): Promise<{ code: number; lastLine: string }> {
  const log = createWriteStream(join(logs, `${name}.log`));
  const child = spawn(process.execPath, [script, name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let lastLine = '';
  const take = (chunk: Buffer) => {
    log.write(chunk);
    lastLine = chunk.toString().trim().split('\n').at(-1) || lastLine;
  };
  child.stdout.on('data', take);
  child.stderr.on('data', (chunk: Buffer) => log.write(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  log.end();
  return { code: code ?? exitCodes.broken, lastLine };
}

function wanted(kind: Kind, onlyStale: boolean): string[] {
  return measurementNames(kind).filter((name) => {
    const result = readResult(recordName(kind, name));
    return !onlyStale || !result || isStale(result, sourcesOf(kind, name));
  });
}

// Every measurement at full size, one after the other, each in its own process. A broken run is repeated once.
export async function runAll(kind: Kind, onlyStale: boolean): Promise<void> {
  mkdirSync(logs, { recursive: true });
  const script = join(root, 'bench', kind === 'benches' ? 'run.ts' : 'prove.ts');
  const counts = { passed: 0, failed: 0 };
  for (const name of wanted(kind, onlyStale)) {
    const began = Date.now();
    let { code, lastLine } = await runOne(script, name);
    if (code === exitCodes.broken) ({ code, lastLine } = await runOne(script, name));
    counts[code === exitCodes.met ? 'passed' : 'failed'] += 1;
    console.log(`${lastLine} [${Math.round((Date.now() - began) / 1_000)} s]`);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? exitCodes.met : exitCodes.short;
}
