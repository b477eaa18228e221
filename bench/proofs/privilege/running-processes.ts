import { readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly what: 'api' | 'worker' | 'reader' | 'other';
  readonly uids: readonly number[]; // real, effective, saved, of the file system
  readonly capabilities: bigint; // effective
  readonly env: Readonly<Record<string, string>>;
}

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it has ended
  }
};

// The process and everything it has started, as the kernel sees them.
export function processesBelow(root: number): RunningProcess[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(pids.map((pid) => [pid, Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0)]));
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return pids
    .filter(isBelow)
    .map(describe)
    .filter(({ uids }) => uids.length > 0);
}

function describe(pid: number): RunningProcess {
  const status = read(pid, 'status');
  const command = read(pid, 'cmdline').replaceAll('\0', ' ');
  const names = {
    api: ['entry/api.ts'],
    worker: ['entry/worker.ts'],
    reader: ['entry/readers.ts', 'reader-process.ts'],
  } as const;
  const found = Object.entries(names).find(([, parts]) => parts.some((part) => command.includes(part)));
  return {
    pid,
    what: (found?.[0] as keyof typeof names | undefined) ?? 'other',
    uids: (/^Uid:\s+(.*)$/m.exec(status)?.[1] ?? '').split(/\s+/).filter(Boolean).map(Number),
    capabilities: BigInt(`0x${/^CapEff:\s+(\w+)$/m.exec(status)?.[1] ?? '0'}`),
    env: Object.fromEntries(
      read(pid, 'environ')
        .split('\0')
        .filter((line) => line.includes('='))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
  };
}
