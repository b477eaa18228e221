import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../product/free-port.ts';
import type { BrowserEngine, EnginePage, Viewport } from './browser-engine.types.ts';
import { keyActions, pointerActions, untilDriverAnswers, webDriver, type Send } from './webkit-protocol.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const isError = /CONSOLE (\w+ )?ERROR/;
const outputDelay = 150; // messages pass through the pipe of another process

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

// WebKitGTK over WebDriver, on a virtual display. WebKit's console messages arrive on the standard output of the driver.
export async function startWebkit(): Promise<BrowserEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-webkit-'));
  const screen = await startDisplay();
  const port = await freePort();
  const errors: string[] = [];
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: folder,
      GDK_BACKEND: 'x11',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (isError.test(line)) errors.push(line);
  });
  driver.stderr.resume(); // warnings of GTK
  // Also when the run is stopped: a driver ends its browser.
  process.once('exit', () => [driver, screen.process].forEach((child) => child.kill()));
  const address = `http://127.0.0.1:${port}`;
  const send = webDriver(address);
  const close = async () => {
    await Promise.all([stop(driver), stop(screen.process)]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilDriverAnswers(address);
    const probe = await openSession(send, join(folder, 'probe'));
    await send('DELETE', `/session/${probe.sessionId}`);
    let opened = 0;
    return {
      name: 'webkit',
      version: probe.capabilities.browserVersion,
      openPage: async (viewport) => openPage(send, join(folder, `page-${++opened}`), viewport, errors),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const openSession = async (send: Send, folder: string) => {
  await mkdir(join(folder, 'downloads'), { recursive: true });
  return send<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/gjs',
          args: ['-m', join(import.meta.dirname, 'webkit-window.js'), folder],
        },
      },
    },
  });
};

async function openPage(driver: Send, folder: string, viewport: Viewport, errors: string[]): Promise<EnginePage> {
  const { sessionId } = await openSession(driver, folder);
  const send: Send = (method, path, body) => driver(method, `/session/${sessionId}${path}`, body);
  await send('POST', '/window/rect', { x: 0, y: 0, ...viewport });
  const evaluate = <T>(source: string, ...args: readonly unknown[]) =>
    send<T>('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  const size = await evaluate<number[]>('() => [innerWidth, innerHeight]');
  if (size[0] !== viewport.width || size[1] !== viewport.height)
    throw new Error(`the window is ${size.join(' × ')}, not ${viewport.width} × ${viewport.height}`);
  return {
    downloads: join(folder, 'downloads'),
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    back: () => send('POST', '/back', {}),
    clickAt: (x, y) => send('POST', '/actions', pointerActions(x, y, ['pointerDown', 'pointerUp'])),
    movePointer: (x, y) => send('POST', '/actions', pointerActions(x, y)),
    press: (key) => send('POST', '/actions', keyActions([key])),
    type: (text) => send('POST', '/actions', keyActions([...text])),
    async setFiles(selector, paths) {
      const found = await send<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
      await send('POST', `/element/${found[elementKey]}/value`, { text: paths.join('\n') });
    },
    evaluate,
    async takeErrors() {
      await pause(outputDelay);
      return errors.splice(0);
    },
    close: () => send('DELETE', ''),
  };
}

// Xvfb chooses a free display and writes its number to the given file descriptor.
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: child.stdio[3] as NodeJS.ReadableStream });
  const [number] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ])) as [string];
  return { display: `:${number}`, process: child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(force);
}
