import { execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Inside = (...command: string[]) => Promise<{ ok: boolean; output: string }>;

interface Machine {
  readonly inside: Inside; // runs a command there
  stop(): Promise<void>;
}

// Runs the systemd of a folder as runc's first process, in the network of this machine.
export function startMachine(place: string, machine: string): Machine {
  const id = `visawright-machine-${process.pid}`;
  const state = ['--root', join(place, 'runc')];
  writeMachine(place, machine);
  const init = spawn('runc', [...state, 'run', '--bundle', place, id], { stdio: 'ignore' });
  const ended = new Promise((resolve) => init.once('exit', resolve));
  return {
    inside: (...command) =>
      new Promise((resolve) => {
        execFile('runc', [...state, 'exec', id, ...command], (error, stdout, stderr) =>
          resolve({ ok: error === null, output: (stdout + stderr).trim() }),
        );
      }),
    async stop() {
      spawnSync('runc', [...state, 'kill', id, 'KILL']);
      await ended;
      spawnSync('runc', [...state, 'delete', '--force', id]);
    },
  };
}

// systemd puts credentials into a mount of their own, made in another namespace: it must spread, as it does on a machine but not in a
// container.
const start = 'mount --make-rshared / && exec /lib/systemd/systemd --unit=multi-user.target';

// With every right that this process may give: it stands for a machine, not for a container.
function writeMachine(place: string, machine: string): void {
  const own = BigInt(`0x${/^CapBnd:\s+(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]}`);
  const rights = capabilities.filter((_, at) => (own >> BigInt(at)) & 1n).map((name) => `CAP_${name}`);
  const mount = (destination: string, type: string, ...options: string[]) => ({
    destination,
    type,
    source: type,
    options,
  });
  writeFileSync(
    join(place, 'config.json'),
    JSON.stringify({
      ociVersion: '1.0.2',
      process: {
        terminal: false,
        user: { uid: 0, gid: 0 },
        args: ['/bin/sh', '-c', start],
        env: ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'container=oci'],
        cwd: '/',
        capabilities: Object.fromEntries(
          ['bounding', 'effective', 'inheritable', 'permitted', 'ambient'].map((set) => [set, rights]),
        ),
      },
      root: { path: machine, readonly: false },
      mounts: [
        mount('/proc', 'proc', 'nosuid', 'noexec', 'nodev'),
        mount('/dev', 'tmpfs', 'nosuid', 'mode=755'),
        mount('/dev/shm', 'tmpfs', 'nosuid', 'nodev', 'mode=1777'),
        mount('/run', 'tmpfs', 'nosuid', 'nodev', 'mode=755'),
        mount('/tmp', 'tmpfs', 'nosuid', 'nodev', 'mode=1777'),
        mount('/sys', 'sysfs', 'nosuid', 'noexec', 'nodev', 'ro'),
        mount('/sys/fs/cgroup', 'cgroup', 'nosuid', 'noexec', 'nodev', 'rw'),
      ],
      linux: { namespaces: ['pid', 'ipc', 'uts', 'mount', 'cgroup'].map((type) => ({ type })) },
    }),
  );
}

// By their number.
const capabilities =
  `CHOWN DAC_OVERRIDE DAC_READ_SEARCH FOWNER FSETID KILL SETGID SETUID SETPCAP LINUX_IMMUTABLE NET_BIND_SERVICE
  NET_BROADCAST NET_ADMIN NET_RAW IPC_LOCK IPC_OWNER SYS_MODULE SYS_RAWIO SYS_CHROOT SYS_PTRACE SYS_PACCT SYS_ADMIN SYS_BOOT SYS_NICE
  SYS_RESOURCE SYS_TIME SYS_TTY_CONFIG MKNOD LEASE AUDIT_WRITE AUDIT_CONTROL SETFCAP MAC_OVERRIDE MAC_ADMIN SYSLOG WAKE_ALARM
  BLOCK_SUSPEND AUDIT_READ PERFMON BPF CHECKPOINT_RESTORE`.split(/\s+/);
