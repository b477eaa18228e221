import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, readlinkSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

// A second instance of the object store on its own disk, which can be filled.
export interface OwnStore {
  readonly env: Record<string, string>;
  kill(): Promise<void>;
  start(): Promise<void>;
  fillDisk(): void;
  freeDisk(): void;
  remove(): Promise<void>;
}

const bucket = 'visawright';

export async function ownStore(megabytes: number): Promise<OwnStore> {
  const disk = mkdtempSync(join(tmpdir(), 'own-store-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  const [buckets, sidecar] = [join(disk, 'buckets'), join(disk, 'sidecar')];
  for (const folder of [join(buckets, bucket), sidecar]) mkdirSync(folder, { recursive: true });
  const program = readlinkSync(`/proc/${pidOfStack()}/exe`);
  const port = await freePort();
  const ballast = join(disk, 'ballast');
  let child: ChildProcess | undefined;
  const start = async () => {
    const args = ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', '--sidecar', sidecar, buckets];
    const env = { ...process.env, ROOT_ACCESS_KEY: bucket, ROOT_SECRET_KEY: 'only-for-this-proof' };
    child = spawn(program, args, { env, stdio: 'ignore' });
    for (let tries = 0; !(await isUp(port)); tries++) {
      if (tries > 100) throw new Error('the object store does not respond');
      await wait(100);
    }
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: bucket,
      S3_SECRET_KEY: 'only-for-this-proof',
      S3_BUCKET: bucket,
    },
    start,
    kill,
    fillDisk: () => fill(ballast),
    freeDisk: () => rmSync(ballast, { force: true }),
    async remove() {
      await kill();
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    },
  };
}

const pidOfStack = () =>
  readFileSync(join(import.meta.dirname, '../../../.stack/pids/s3'), 'utf8')
    .split('\n', 1)[0]!
    .trim();

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [1 << 20, 1 << 12, 1])
      for (;;) {
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) break;
        } catch {
          break; // no block of this size left
        }
      }
  } finally {
    closeSync(file);
  }
}
