import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// How the kernel lets us shut a process in: as root with a user nobody else has, else in a user namespace of its own.
export interface Isolation {
  readonly unshare: readonly string[];
  uid(): number; // 0: stays who it is, which in its user namespace is nobody
}

const namespaces = ['--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
const isRoot = process.getuid?.() === 0;

// A user id of its own for every run, so that the limit on processes counts this run alone.
const freeUid = () => 1_500_000_000 + Math.floor(Math.random() * 500_000_000);

const strongest: Isolation = isRoot
  ? { unshare: namespaces, uid: freeUid }
  : { unshare: ['--user', '--map-root-user', ...namespaces], uid: () => 0 };

let known: Promise<Isolation> | undefined;

// Measured once. Where the kernel refuses, foreign bytes are not read at all: a parser in the open is worse than no parser.
export const isolation = (): Promise<Isolation> => (known ??= measured());

async function measured(): Promise<Isolation> {
  try {
    await promisify(execFile)('unshare', [...strongest.unshare, 'true'], { timeout: 10_000 });
    return strongest;
  } catch {
    known = undefined;
    throw new Error('this machine does not let us isolate a parser (unshare): documents cannot be read here');
  }
}
