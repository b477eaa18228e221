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

// A browser nobody watches: with an inspector's network domain on, every request made by a script has its source parsed anew for the line it
// came from, and a test driver's own scripts are compiled in the page. On a slowed processor both count for more than the page does.
export async function quietBrowser(): Promise<QuietBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'visawright-phone-'));
  const child = spawn(chromiumShell, [...flags, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = devtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const gone = new Promise<void>((resolve) => {
    child.on('close', () => {
      pipe.end(new Error('the browser ended'));
      resolve();
    });
  });
  return {
    devtools: pipe,
    async close() {
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
