import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface StartedProcess {
  readonly lines: () => Record<string, unknown>[]; // its log so far
  readonly text: () => string;
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// The API or the worker as a process of its own, until it is ready.
export async function startProcess(service: 'api' | 'worker', env: NodeJS.ProcessEnv): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, `../../entry/${service}.ts`)], {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message').then(() => 'ready'), ended.then(() => 'ended')]);
  if (first === 'ended') throw new Error(`the ${service} did not start: ${output.slice(-2_000)}`);
  return {
    text: () => output,
    lines: () =>
      output
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
