import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { devtools, type Devtools } from '@visawright/server/processing.ts';
import { chromiumShell, pipedChromiumFlags } from '@visawright/server/config.ts';

export interface PhoneBrowser {
  readonly devtools: Devtools;
  close(): Promise<void>;
}

export type Proxies = ReadonlyMap<number, number>; // port of a server → port of the throttling proxy in front of it

// A browser without a test driver or the Network domain of DevTools. The Network domain parses a script's source again for each of its
// requests, and a test driver compiles its own scripts in the page: with CPU throttling both cost more than the page itself.
export async function openPhoneBrowser(proxies: Proxies): Promise<PhoneBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'phone-bench-'));
  const rules = [...proxies].map(([from, to]) => `MAP 127.0.0.1:${from} 127.0.0.1:${to}`).join(',');
  const child = spawn(
    chromiumShell,
    [...pipedChromiumFlags, `--host-resolver-rules=${rules}`, `--user-data-dir=${folder}`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const pipe = devtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const gone = new Promise<void>((resolve) => {
    child.on('exit', () => {
      pipe.end(new Error('the browser ended'));
      resolve();
    });
  });
  return {
    devtools: pipe,
    async close() {
      child.kill('SIGKILL'); // on SIGTERM it takes minutes to end
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
