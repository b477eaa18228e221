import { readdirSync, readFileSync } from 'node:fs';

const ticks = 100; // per second, on Linux

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number; // own time plus that of ended children
}

function readProcessTimes(pid: number): ProcessTimes | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, seconds: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) / ticks };
  } catch {
    return undefined; // the process has ended
  }
}

// CPU seconds of this process and all its descendants, running or ended.
export function cpuTree(): number {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = readProcessTimes(Number(name));
        return found ? [[Number(name), found] as const] : [];
      }),
  );
  const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)!.parent));
  return [...all].reduce((sum, [pid, { seconds }]) => (isOurs(pid) ? sum + seconds : sum), 0);
}
