import { readdirSync, readFileSync } from 'node:fs';

export interface ReaderWatch {
  readonly mostMb: () => number; // of one reader, at any time
  readonly seen: () => number; // reading processes
  stop(): void;
}

const everyMs = 250;

function statusOf(pid: string): { parent: number; mb: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: Number(/PPid:\s+(\d+)/.exec(text)?.[1]),
      mb: Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1_024,
    };
  } catch {
    return undefined; // the process has ended
  }
}

// The most memory that each process below the readers has held.
export function watchReaders(readers: number): ReaderWatch {
  const most = new Map<string, number>();
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const status = statusOf(pid);
      if (status?.parent === readers) most.set(pid, Math.max(most.get(pid) ?? 0, status.mb));
    }
  }, everyMs);
  return {
    mostMb: () => Math.round(Math.max(0, ...most.values())),
    seen: () => most.size,
    stop: () => clearInterval(timer),
  };
}
