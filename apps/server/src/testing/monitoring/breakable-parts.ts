import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './start-process.ts';

const cache = process.env['VISAWRIGHT_CACHE'] ?? join(homedir(), '.cache/visawright');

// An object store of the test's own, which it may end at any time.
export async function openOwnStore(accessKey: string, secretKey: string, bucket: string) {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-store-'));
  mkdirSync(join(folder, bucket));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(join(cache, 'bin/versitygw'), ['--port', `127.0.0.1:${port}`, 'posix', folder], {
        env: { ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey },
        stdio: 'ignore',
      });
      while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) await wait(100);
    },
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// A proxy before a real part that can be cut: connections end, and new ones are refused.
export async function openCuttableProxy(target: URL) {
  const sockets = new Set<Socket>();
  const port = await freePort();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) track(socket);
    near.pipe(far).pipe(near);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
