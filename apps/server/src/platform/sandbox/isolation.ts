import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// How the process is isolated: as root with a dedicated user id, otherwise in its own user namespace.
export interface Isolation {
  readonly unshare: readonly string[];
  uid(): number; // 0: keeps its id, which has no rights outside its user namespace
}

const namespaces = ['--net', '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
const isRoot = process.getuid?.() === 0;

// A separate user id per run, so that the process limit applies to this run alone.
const freeUid = () => 1_500_000_000 + Math.floor(Math.random() * 500_000_000);

const strongest: Isolation = isRoot
  ? { unshare: namespaces, uid: freeUid }
  : { unshare: ['--user', '--map-root-user', ...namespaces], uid: () => 0 };

let known: Promise<Isolation> | undefined;

// Determined once. If the kernel allows neither, untrusted files are not parsed at all: parsing them unprotected would be worse.
export const isolation = (): Promise<Isolation> => (known ??= measured());

async function measured(): Promise<Isolation> {
  try {
    await promisify(execFile)('unshare', [...strongest.unshare, 'true'], { timeout: 10_000 });
    return strongest;
  } catch {
    known = undefined;
    throw new Error('this machine does not allow isolated processes (unshare), so documents cannot be read');
  }
}
