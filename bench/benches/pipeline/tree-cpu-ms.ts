import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface Times {
  readonly parent: number;
  readonly ms: number; // own time plus that of ended children
}

function timesOf(pid: number): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { parent: Number(fields[1]), ms: (ticks * 1_000) / ticksPerSecond };
  } catch {
    return undefined; // the process has ended
  }
}

// CPU time used so far by a process and all its descendants, including ended ones.
export function treeCpuMs(root: number): number {
  const all = new Map<number, Times>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
    if (times) all.set(Number(name), times);
  }
  const below = (pid: number): number =>
    (all.get(pid)?.ms ?? 0) +
    [...all].filter(([, { parent }]) => parent === pid).reduce((sum, [child]) => sum + below(child), 0);
  return below(root);
}
