import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DocumentReading, ReadJob, Readers, ReadOptions } from './engine.types.ts';

export interface ReadersOptions {
  readonly size: number; // processes; one a core
  readonly timeoutMs?: number; // of one job
  readonly jobsEach?: number; // after which a process is replaced
  readonly memoryMb?: number;
}

interface Waiting {
  readonly job: ReadJob;
  readonly timeoutMs: number;
  readonly onWork: ReadOptions['onWork'];
  readonly resolve: (reading: DocumentReading) => void;
  readonly reject: (error: Error) => void;
}

interface Answer {
  readonly id?: number;
  readonly reading?: DocumentReading;
  readonly error?: string;
  readonly startedMs?: number;
  readonly endedMs?: number;
}

// glibc's allocator: pictures and matrices are given back when they are freed, instead of staying with the thread that used them. A smaller
// threshold saves 20 MB more and costs half as much processor time again (decision 87).
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: `${1_024 * 1_024}`,
  MALLOC_TRIM_THRESHOLD_: `${2 * 1_024 * 1_024}`,
};

// A reader decodes pictures of strangers, so it is given no secret: only where programs and models are.
const readerEnv = (): NodeJS.ProcessEnv => {
  const { PATH, MODELS_DIR, VISAWRIGHT_CACHE, HOME, LD_PRELOAD, FAKETIME } = process.env;
  return { PATH, MODELS_DIR, VISAWRIGHT_CACHE, HOME, LD_PRELOAD, FAKETIME, ...allocator };
};

const script = join(import.meta.dirname, 'reader-process.ts');

export function openReaders({ size, timeoutMs = 120_000, jobsEach = 400, memoryMb = 1200 }: ReadersOptions): Readers {
  const queue: Waiting[] = [];
  const slots = Array.from({ length: size }, (): Slot => ({ child: undefined, busy: false, jobs: 0 }));
  let isClosed = false;

  interface Slot {
    child: ChildProcess | undefined;
    busy: boolean;
    jobs: number;
  }

  const start = (slot: Slot): ChildProcess => {
    const child = fork(script, [], {
      env: readerEnv(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=2', '--optimize-for-size', '--no-warnings'],
    });
    child.on('error', () => undefined); // handled as its exit
    Object.assign(slot, { child, jobs: 0 });
    return child;
  };

  const stop = (slot: Slot) => {
    slot.child?.kill('SIGKILL');
    slot.child = undefined;
  };

  const next = () => {
    const slot = slots.find((each) => !each.busy);
    const waiting = slot && queue.shift();
    if (waiting) void work(slot, waiting);
  };

  async function work(slot: Slot, { job, timeoutMs: limit, onWork, resolve, reject }: Waiting): Promise<void> {
    slot.busy = true;
    try {
      const child = slot.child?.connected ? slot.child : start(slot);
      const { reading, startedMs, endedMs } = await ask(child, ++slot.jobs, job, limit);
      onWork?.({ startedMs, endedMs, isNewProcess: slot.jobs === 1 });
      resolve(reading);
      if (slot.jobs >= jobsEach || (await residentMb(child)) > memoryMb) stop(slot);
    } catch (error) {
      stop(slot);
      reject(error as Error);
    } finally {
      slot.busy = false;
      if (isClosed) stop(slot);
      else next();
    }
  }

  return {
    read(job, options = {}) {
      return new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the readers are closed'));
        const { onWork } = options;
        const waiting: Waiting = { job, timeoutMs: options.timeoutMs ?? timeoutMs, onWork, resolve, reject };
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          reject(new Error('reading was cancelled'));
        });
        queue.push(waiting);
        next();
      });
    },
    close() {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the readers are closed'));
      for (const slot of slots) if (!slot.busy) stop(slot);
      return Promise.resolve();
    },
  };
}

type Read = Required<Omit<Answer, 'id' | 'error'>>;

function ask(child: ChildProcess, id: number, job: ReadJob, timeoutMs: number): Promise<Read> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error('reading took too long')), timeoutMs);
    const answered = (answer: Answer) => {
      if (answer.id !== id) return;
      const { reading, startedMs = 0, endedMs = 0 } = answer;
      if (reading) end(undefined, { reading, startedMs, endedMs });
      else end(new Error(`reading failed: ${answer.error ?? 'Error'}`));
    };
    const exited = () => end(new Error('the reader ended'));
    function end(error?: Error, read?: Read) {
      clearTimeout(timer);
      child.off('message', answered);
      child.off('exit', exited);
      if (read) resolve(read);
      else reject(error!);
    }
    child.on('message', answered);
    child.on('exit', exited);
    child.send({ id, job }, (error) => error && end(error));
  });
}

async function residentMb(child: ChildProcess): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
