import { readdirSync, readFileSync } from 'node:fs';

const ticks = 100; // a second, on every Linux

interface Counted {
  readonly parent: number;
  readonly seconds: number; // its own and of children it has waited for
}

function counted(pid: number): Counted | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, seconds: fields.slice(11, 15).reduce((sum, each) => sum + each, 0) / ticks };
  } catch {
    return undefined; // it ended meanwhile
  }
}

// CPU seconds of this process and of everything below it, living or ended.
export function cpuTree(): number {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const found = counted(Number(name));
        return found ? [[Number(name), found] as const] : [];
      }),
  );
  const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)!.parent));
  return [...all].reduce((sum, [pid, { seconds }]) => (isOurs(pid) ? sum + seconds : sum), 0);
}
