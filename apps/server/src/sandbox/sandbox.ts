import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isolation } from './isolation.ts';
import type { SandboxOrder, SandboxResult } from './sandbox.types.ts';
import { tools, type Tool, type ToolName } from './tools.ts';
import { collected, TooMuch, workFolder } from './work-folder.ts';

const enter = join(import.meta.dirname, 'enter.sh');
const mostWords = 4_096;
const slack = 6; // a busy machine stretches time, not CPU seconds: those are the real limit

// The only way foreign bytes are parsed. Its own root without anything of ours, no network, its own processes, bounded memory, CPU time and
// output; nothing survives it. Waiting time-out: `slack` times the CPU seconds.
export const runSandboxed = (tool: ToolName, args: readonly string[], order: SandboxOrder): Promise<SandboxResult> =>
  runShutIn(tools[tool], args, order);

export async function runShutIn(tool: Tool, args: readonly string[], order: SandboxOrder): Promise<SandboxResult> {
  const shut = await isolation();
  const uid = shut.uid();
  const folder = await workFolder(tool, order.files ?? {}, uid);
  try {
    const limits = [
      uid,
      order.memoryMb * 1_024,
      Math.ceil(order.timeoutMs / 1_000),
      Math.ceil(order.outputLimit / 512),
    ];
    const command = [enter, folder.fstab, folder.root, ...limits.map(String), ...tool.command, ...args];
    const ran = await run([...shut.unshare, 'sh', ...command], order);
    const outputs = order.outputs && !ran.isTooMuch ? await wanted(folder.work, order) : new Map<string, Buffer>();
    return { ...ran, isTooMuch: ran.isTooMuch || outputs === undefined, outputs: outputs ?? new Map<string, Buffer>() };
  } finally {
    await folder.remove();
  }
}

async function wanted(work: string, { outputs, outputLimit }: SandboxOrder): Promise<Map<string, Buffer> | undefined> {
  try {
    return await collected(work, outputs!, outputLimit);
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

function run(args: readonly string[], order: SandboxOrder): Promise<Omit<SandboxResult, 'outputs'>> {
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', args, {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1', VIPS_CONCURRENCY: '1' },
      cwd: '/',
      detached: true, // a group of its own, to be ended as one
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const begun = performance.now();
    const stdout: Buffer[] = [];
    let [size, stderr, isTimedOut, isTooMuch] = [0, '', false, false];
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // already gone
      }
    };
    const timer = setTimeout(() => {
      isTimedOut = true;
      end();
    }, order.timeoutMs * slack);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= order.outputLimit) stdout.push(chunk);
      else {
        isTooMuch = true;
        end();
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < mostWords) stderr += chunk.toString('utf8').slice(0, mostWords);
    });
    child.stdin.on('error', () => undefined); // it may end before it has read everything
    child.stdin.end(order.input);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // unshare cannot pass on that its child was killed: it stumbles over it instead, in these words.
      const isKilled = signal !== null || /sigprocmask unblock failed/.test(stderr);
      const isOut = isTimedOut || (isKilled && !isTooMuch && performance.now() - begun >= order.timeoutMs);
      resolve({
        code: isKilled ? null : code,
        isTimedOut: isOut,
        isTooMuch,
        stdout: Buffer.concat(stdout),
        stderr,
      });
    });
  });
}
