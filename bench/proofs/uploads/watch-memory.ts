import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly peakMb: number;
}

// All Node processes have the same name, so the script name is used.
function nameOf(pid: string, name: string): string {
  const script = /([a-z-]+)\.m?[jt]s(?:\0|$)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1];
  return script ?? name;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        const name = nameOf(pid, /^Name:\s+(.+)$/m.exec(status)?.[1] ?? '');
        return [{ pid: Number(pid), parent: number('PPid'), name, peakMb: number('VmHWM') / 1_024 }];
      } catch {
        return []; // the process has ended
      }
    });
}

// The peak memory of each descendant process, by name.
export function watchMemory(roots: Readonly<Record<string, number>>): { stop(): Record<string, number> } {
  const peaks: Record<string, number> = {};
  const sample = () => {
    const all = processes();
    const names = new Map(Object.entries(roots).map(([name, pid]) => [pid, name]));
    for (let grew = true; grew;) {
      grew = false;
      for (const { pid, parent, name } of all)
        if (!names.has(pid) && names.has(parent)) {
          names.set(pid, `${names.get(parent)!.split(' ')[0]} ${name}`);
          grew = true;
        }
    }
    for (const { pid, peakMb } of all) {
      const name = names.get(pid);
      if (name) peaks[name] = Math.max(peaks[name] ?? 0, Math.round(peakMb));
    }
  };
  const timer = setInterval(sample, 150);
  return {
    stop() {
      sample();
      clearInterval(timer);
      return peaks;
    },
  };
}
