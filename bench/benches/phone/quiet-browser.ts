import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { devtools, type Devtools } from '../../../apps/server/src/packages/sheets/devtools-pipe.ts';
import { chromiumShell } from '../../../ops/chromium.ts';

export interface QuietBrowser {
  readonly devtools: Devtools;
  close(): Promise<void>;
}

const flags = ['--headless', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-extensions', '--disable-dev-shm-usage']; // prettier-ignore

export type Roads = ReadonlyMap<number, number>; // port of a server → port of the road that leads there

// A browser nobody watches: with an inspector's network domain on, every request made by a script has its source parsed anew for the line it
// came from, and a test driver's own scripts are compiled in the page. On a slowed processor both count for more than the page does.
export async function quietBrowser(roads: Roads): Promise<QuietBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'phone-bench-'));
  const rules = [...roads].map(([from, to]) => `MAP 127.0.0.1:${from} 127.0.0.1:${to}`).join(',');
  const child = spawn(chromiumShell, [...flags, `--host-resolver-rules=${rules}`, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
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
      child.kill('SIGKILL'); // told to end, it waits for minutes
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
