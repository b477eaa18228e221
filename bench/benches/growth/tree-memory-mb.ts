import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: string): { parent: string; mb: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: /PPid:\s+(\d+)/.exec(text)?.[1] ?? '',
      mb: Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1_024,
    };
  } catch {
    return undefined; // the process has ended
  }
}

// Memory that a process and all its descendants hold.
export function treeMemoryMb(root: number): number {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, statusOf(pid)] as const),
  );
  const below = (pid: string): number =>
    (all.get(pid)?.mb ?? 0) +
    [...all].filter(([, status]) => status?.parent === pid).reduce((sum, [child]) => sum + below(child), 0);
  return Math.round(below(String(root)));
}
