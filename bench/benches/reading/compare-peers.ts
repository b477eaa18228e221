import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { figuresOf } from './figures.ts';
import type { Row } from './shard.ts';
import { wantedSpecimens } from './wanted-specimens.ts';

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

// Reads the same fixed pictures with two public programs; a result is exact when both lines are right.
export async function comparePeers(own: () => Promise<Row[]>): Promise<object> {
  const rows = await own();
  const { all, withoutMotion } = figuresOf(rows);
  if (!install()) return { own: { all, withoutMotion }, peers: 'not run: they could not be installed' };
  const work = mkdtempSync(join(tmpdir(), 'peers-'));
  try {
    const truths = new Map<string, string>();
    for (const { id, ...options } of wantedSpecimens('peers')) {
      const { bytes, format, truth } = await passportSpecimen(options);
      const file = `${id}.${format === 'png' ? 'png' : 'jpg'}`;
      writeFileSync(join(work, file), bytes);
      truths.set(file, truth.mrz!.join('\n'));
    }
    const { stdout } = spawnSync(python, [join(import.meta.dirname, 'peers.py'), work], {
      encoding: 'utf8',
      env: { ...process.env, OMP_THREAD_LIMIT: '1', OMP_NUM_THREADS: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const peerRows = stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as PeerRow);
    const peers = [...new Set(peerRows.map((row) => row.peer))].map((peer) => {
      const mine = peerRows.filter((row) => row.peer === peer);
      const exact = mine.filter((row) => row.lines.join('\n') === truths.get(row.file)).length;
      const cpu = mine.reduce((sum, row) => sum + row.cpu, 0) / mine.length;
      return { peer, pictures: mine.length, exact, cpuSeconds: Math.round(cpu * 100) / 100 };
    });
    return { own: { all, withoutMotion }, peers };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
