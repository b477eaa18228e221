import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrokenRun } from '../../measurement.ts';

export interface JumpingClock {
  readonly env: Record<string, string>; // of a program whose clock this is
  set(seconds: number): void; // off the real time
  remove(): void;
}

// libfaketime reads the offset from a file, so that it changes while a program runs. The monotonic clock stays, as it does on a machine.
export function jumpingClock(): JumpingClock {
  const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').find((path) => existsSync(path));
  if (library === undefined) throw new BrokenRun('libfaketime is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'visawright-clock-'));
  const file = join(folder, 'offset');
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s\n`);
  set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
