import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { chromiumShell } from '../../../../../ops/chromium.ts';
import { isolation } from '../../sandbox/isolation.ts';
import { devtools, type Devtools } from './devtools-pipe.ts';

// hinting=none: glyphs stand where the font says, on every machine.
const flags =
  '--headless --remote-debugging-pipe --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-extensions --disable-dev-shm-usage --font-render-hinting=none --lang=en-GB --user-data-dir=/tmp/profile'.split(
    ' ',
  );
// A /tmp in memory that only this browser sees, and that is gone with it.
const ownTmp = ['sh', '-c', 'mount -t tmpfs -o mode=1777 tmpfs /tmp && exec "$@"', 'sh'];

export interface PrintBrowser {
  readonly devtools: Devtools;
  readonly isAlive: () => boolean;
  close(): Promise<void>;
}

export class BrowserEnded extends Error {}

// Without network, in processes of its own, as a user nobody else has: what somebody typed into a form reaches nothing of ours from here.
// It ends when its pipes do, so it never outlives the worker.
export async function openBrowser(): Promise<PrintBrowser> {
  const shut = await isolation();
  const uid = shut.uid();
  const identity = uid === 0 ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--bounding-set=-all'];
  const nobody = ['setpriv', ...identity, '--no-new-privs', '--inh-caps=-all'];
  const child = spawn('unshare', [...shut.unshare, '--mount-proc', ...ownTmp, ...nobody, chromiumShell, ...flags], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp', TMPDIR: '/tmp', TZ: 'UTC' },
    cwd: '/',
    detached: true, // a group of its own, to be ended as one
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = devtools(child.stdio[3] as Writable, child.stdio[4] as Readable);
  let alive = true;
  const gone = new Promise<void>((resolve) => {
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
        // already gone
      }
      await gone;
    },
  };
}
