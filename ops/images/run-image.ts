import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { processesBelow, type RunningProcess } from '../../bench/proofs/privilege/running-processes.ts';
import { writeBundle, type BundleOrder } from './oci-bundle.ts';

export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<number>;
  readonly lines: string[];
  inside(): RunningProcess[];
  stop(): Promise<number>; // as a container platform stops it
}

// Runs an image with runc, the runtime below Docker, containerd and most clusters. `place` is a folder for its state.
export function runImage(place: string, order: BundleOrder): Running {
  const id = `visawright-${order.name}-${randomBytes(4).toString('hex')}`;
  const bundle = join(place, `${id}.bundle`);
  writeBundle(bundle, order);
  const child = spawn('runc', ['--root', join(place, 'runc'), 'run', '--bundle', bundle, id], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1)).once('error', () => resolve(127));
  });
  return {
    process: child,
    ended,
    lines,
    inside: () => processesBelow(child.pid!).filter(({ pid }) => pid !== child.pid),
    async stop() {
      child.kill('SIGTERM'); // runc hands it on
      const force = setTimeout(() => void spawn('runc', ['--root', join(place, 'runc'), 'kill', id, 'KILL']), 30_000);
      const code = await ended;
      clearTimeout(force);
      return code;
    },
  };
}
