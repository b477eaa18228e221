import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isolation } from './isolation.ts';
import { seccompFilter } from './seccomp-filter.ts';
import type { SandboxRequest, SandboxResult } from './sandbox.types.ts';
import { tools, type Tool, type ToolName } from './tools.ts';
import { collectOutputs, OutputTooLarge, createWorkFolder } from './work-folder.ts';

const enter = join(import.meta.dirname, 'enter.sh');
const mostWords = 4_096;
const filter = seccompFilter();
const slack = 6; // a busy machine stretches wall-clock time, not CPU seconds, which are the real limit

// The only place untrusted files are parsed: an own root without any of our files, no network, own processes, a list of allowed system
// calls, and limits on memory, CPU time and output. The wall-clock timeout is `slack` times the CPU limit.
export const runSandboxed = (tool: ToolName, args: readonly string[], order: SandboxRequest): Promise<SandboxResult> =>
  runShutIn(tools[tool], args, order);

export async function runShutIn(tool: Tool, args: readonly string[], order: SandboxRequest): Promise<SandboxResult> {
  const shut = await isolation();
  const uid = shut.uid();
  const folder = await createWorkFolder(tool, order.files ?? {}, uid, filter.program);
  try {
    const limits = [
      filter.installCall,
      uid,
      order.memoryMb * 1_024,
      Math.ceil(order.timeoutMs / 1_000),
      Math.ceil(order.outputLimit / 512),
    ];
    const command = [enter, folder.fstab, folder.root, ...limits.map(String), ...tool.command, ...args];
    const ran = await run([...shut.unshare, 'sh', ...command], order);
    const outputs = order.outputs && !ran.isTooLarge ? await wanted(folder.work, order) : new Map<string, Buffer>();
    return {
      ...ran,
      isTooLarge: ran.isTooLarge || outputs === undefined,
      outputs: outputs ?? new Map<string, Buffer>(),
    };
  } finally {
    await folder.remove();
  }
}

async function wanted(
  work: string,
  { outputs, outputLimit }: SandboxRequest,
): Promise<Map<string, Buffer> | undefined> {
  try {
    return await collectOutputs(work, outputs!, outputLimit);
  } catch (error) {
    if (error instanceof OutputTooLarge) return undefined;
    throw error;
  }
}

function run(args: readonly string[], order: SandboxRequest): Promise<Omit<SandboxResult, 'outputs'>> {
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', args, {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1', VIPS_CONCURRENCY: '1' },
      cwd: '/',
      detached: true, // own process group, so that it can be killed as one
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const started = performance.now();
    const stdout: Buffer[] = [];
    let [size, stderr, isTimedOut, isTooMuch] = [0, '', false, false];
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // already ended
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
    child.stdin.on('error', () => undefined); // the tool may end before it has read everything
    child.stdin.end(order.input);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // unshare does not report that its child was killed; it fails with this message instead.
      const isKilled = signal !== null || /sigprocmask unblock failed/.test(stderr);
      const isOut = isTimedOut || (isKilled && !isTooMuch && performance.now() - started >= order.timeoutMs);
      resolve({
        code: isKilled ? null : code,
        isTimedOut: isOut,
        isTooLarge: isTooMuch,
        stdout: Buffer.concat(stdout),
        stderr,
      });
    });
  });
}
