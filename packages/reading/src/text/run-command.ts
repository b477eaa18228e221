import { spawn } from 'node:child_process';

const timeLimit = 60_000;
const mostBytes = 512 * 1024 * 1024;

// A short child process with one thread; it is killed if it exceeds the time or output limit.
export function runCommand(command: string, args: readonly string[], input?: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' },
      timeout: timeLimit,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > mostBytes) child.kill('SIGKILL');
    });
    child.stdin.on('error', () => undefined); // it may end before it has read everything
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`${command} ended with ${code ?? 'a signal'}`)),
    );
    child.stdin.end(input);
  });
}
