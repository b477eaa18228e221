import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { passportSpecimen } from '../../../packages/specimens/src/specimen.ts';
import { figuresOf } from './figures.ts';
import type { Row } from './shard.ts';
import { wantedFor } from './wanted.ts';

const cache = process.env['VISAWRIGHT_CACHE'] ?? join(homedir(), '.cache', 'visawright');
const folder = join(cache, 'peers');
const python = join(folder, 'bin', 'python');

function install(): boolean {
  const works = () => spawnSync(python, ['-c', 'import passporteye, rapidocr, onnxruntime']).status === 0;
  if (works()) return true;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(python) && spawnSync('python3', ['-m', 'venv', folder]).status !== 0) return false;
  spawnSync(python, ['-m', 'pip', 'install', '-q', 'passporteye', 'rapidocr==3.10.0', 'onnxruntime'], {
    stdio: 'ignore',
  });
  return works();
}

interface PeerRow {
  readonly peer: string;
  readonly file: string;
  readonly lines: readonly string[];
  readonly cpu: number;
}

// The same fixed pictures read by the two public programs; they count as exact when both lines come out right.
export async function comparePeers(own: () => Promise<Row[]>): Promise<object> {
  const rows = await own();
  const { all, withoutMotion } = figuresOf(rows);
  if (!install()) return { own: { all, withoutMotion }, peers: 'not run: they could not be installed' };
  const work = mkdtempSync(join(tmpdir(), 'peers-'));
  try {
    const truths = new Map<string, string>();
    for (const { id, ...wish } of wantedFor('peers')) {
      const { bytes, format, truth } = await passportSpecimen(wish);
      const file = `${id}.${format === 'png' ? 'png' : 'jpg'}`;
      writeFileSync(join(work, file), bytes);
      truths.set(file, truth.mrz!.join('\n'));
    }
    const { stdout } = spawnSync(python, [join(import.meta.dirname, 'peers.py'), work], {
      encoding: 'utf8',
      env: { ...process.env, OMP_THREAD_LIMIT: '1', OMP_NUM_THREADS: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const seen = stdout.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as PeerRow); // prettier-ignore
    const peers = [...new Set(seen.map((row) => row.peer))].map((peer) => {
      const mine = seen.filter((row) => row.peer === peer);
      const exact = mine.filter((row) => row.lines.join('\n') === truths.get(row.file)).length;
      const cpu = mine.reduce((sum, row) => sum + row.cpu, 0) / mine.length;
      return { peer, pictures: mine.length, exact, cpuSeconds: Math.round(cpu * 100) / 100 };
    });
    return { own: { all, withoutMotion }, peers };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
