import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordName, sourcesOf } from '../bench/record/measurements.ts';
import { isStale, readResult } from '../bench/record/result.ts';
import { readSmallRuns, selectSmallRuns, type SmallRun } from './check/small-run-list.ts';

// The small runs of benches and proofs that this landing includes, two at a time. None of them judges time.
const root = join(import.meta.dirname, '..');
const logs = join(root, '.stack', 'ci');
const brokenRun = 3; // see bench/record/run-all.ts

const listed = readSmallRuns(readFileSync(join(import.meta.dirname, 'ci-proofs.txt'), 'utf8'));
const waiting = selectSmallRuns(listed, isCurrent);
const left = listed.filter((run) => !waiting.includes(run));
console.log(`${waiting.length} of ${listed.length}; in another turn: ${left.map(({ name }) => name).join(', ')}`);

function isCurrent({ command, name }: SmallRun): boolean {
  const kind = command === 'bench' ? 'benches' : 'proofs';
  const result = readResult(recordName(kind, name));
  return result !== undefined && result.ok && !isStale(result, sourcesOf(kind, name));
}

async function runOnce({ command, name, seconds }: SmallRun): Promise<{ code: number; lines: string[] }> {
  const log = createWriteStream(join(logs, `${command}-${name}.log`), { flags: 'a' });
  const file = join('bench', command === 'bench' ? 'run.ts' : 'prove.ts');
  const child = spawn(process.execPath, [file, name, '--small'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const limit = setTimeout(() => child.kill('SIGTERM'), seconds * 1_000);
  const forced = setTimeout(() => child.kill('SIGKILL'), (seconds + 15) * 1_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  clearTimeout(forced);
  log.end();
  return { code: code ?? 1, lines: output.trimEnd().split('\n') };
}

mkdirSync(logs, { recursive: true });
const count = { passed: 0, failed: 0 };
async function runNext(): Promise<void> {
  for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
    const started = performance.now();
    let ended = await runOnce(run);
    if (ended.code === brokenRun) ended = await runOnce(run); // says nothing about the product, so it is repeated once
    const isMet = ended.code === 0;
    count[isMet ? 'passed' : 'failed'] += 1;
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`${ended.lines.at(-1)} (${seconds} s)`);
    if (!isMet) console.log(`${run.command} ${run.name} failed:\n${ended.lines.slice(-40).join('\n')}`);
  }
}
await Promise.all([runNext(), runNext()]);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
