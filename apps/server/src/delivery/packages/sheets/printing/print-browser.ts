import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { chromiumShell, pipedChromiumFlags } from '../../../../platform/config/chromium.ts';
import { isolation } from '../../../../platform/sandbox/isolation.ts';
import { devtools, type Devtools } from './devtools.ts';

// font-render-hinting=none gives the same glyph positions on every machine.
const flags = [...pipedChromiumFlags, '--font-render-hinting=none', '--lang=en-GB', '--user-data-dir=/tmp/profile'];
// A private in-memory /tmp that disappears with the browser.
const ownTmp = ['sh', '-c', 'mount -t tmpfs -o mode=1777 tmpfs /tmp && exec "$@"', 'sh'];

export interface PrintBrowser {
  readonly devtools: Devtools;
  readonly isAlive: () => boolean;
  close(): Promise<void>;
}

export class BrowserEnded extends Error {}

// Runs without network, in its own namespaces and under its own user, because it renders what people typed. It exits when its pipes close,
// so it never outlives the worker.
export async function openPrintBrowser(): Promise<PrintBrowser> {
  const sandbox = await isolation();
  const uid = sandbox.uid();
  const identity = uid === 0 ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--bounding-set=-all'];
  const dropPrivileges = ['setpriv', ...identity, '--no-new-privs', '--inh-caps=-all'];
  const child = spawn(
    'unshare',
    [...sandbox.unshare, '--mount-proc', ...ownTmp, ...dropPrivileges, chromiumShell, ...flags],
    {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp', TMPDIR: '/tmp', TZ: 'UTC' },
      cwd: '/',
      detached: true, // own process group, so that it can be killed as one
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const pipe = devtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  let alive = true;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      alive = false;
      pipe.end(new BrowserEnded('the printing browser ended'));
      resolve();
    };
    child.on('error', end).on('close', end);
  });
  return {
    devtools: pipe,
    isAlive: () => alive,
    async close() {
      try {
        if (alive && child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // already exited
      }
      await exited;
    },
  };
}
