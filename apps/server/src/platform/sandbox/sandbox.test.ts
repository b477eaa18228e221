import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runShutIn } from './sandbox.ts';
import { seccompFilter } from './seccomp-filter.ts';
import type { SandboxRequest } from './sandbox.types.ts';
import { tools } from './tools.ts';

const usual = { timeoutMs: 3_000, memoryMb: 300, outputLimit: 1_000_000 };
const shell = (script: string, order: Partial<SandboxRequest> = {}) =>
  runShutIn({ command: ['/bin/sh', '-c'], sees: {} }, [script], { ...usual, ...order });
const output = async (script: string) => (await shell(script)).stdout.toString().trim();

let listener: Server;
let port: number;
let calls = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    calls++;
    socket.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => listener.close());

test('gives a tool its files and returns what it wrote', async () => {
  const { code, outputs, stdout } = await shell('cat /work/in > /work/out.txt; cat', {
    files: { in: Buffer.from('page') },
    input: Buffer.from('from stdin'),
    outputs: /^out\.txt$/,
  });
  expect([code, outputs.get('out.txt')?.toString(), stdout.toString()]).toEqual([0, 'page', 'from stdin']);
});

test('hides our code, keys, environment, processes and devices from the tool', async () => {
  expect((await output('ls /')).split('\n')).toEqual(['bin', 'lib', 'lib64', 'usr', 'work']);
  expect(await output(`cat ${process.env['ROOT_KEY_FILE']} ${import.meta.filename} 2>/dev/null; echo`)).toBe('');
  const environment = await output('env');
  expect(environment).not.toMatch(/DATABASE|S3_|KEYCLOAK|ROOT_KEY/);
});

test('runs the tool without privileges that it could regain', async () => {
  const id = Number(await output('id -u'));
  expect(id === 0).toBe(process.getuid?.() !== 0); // uid 0 in a user namespace has no rights outside it
  expect((await shell('mount -t tmpfs none /usr')).code).not.toBe(0);
  expect((await shell('chroot / true')).code).not.toBe(0);
  expect((await shell('touch /usr/x /x')).code).not.toBe(0);
});

test('gives the tool no network, not even loopback', async () => {
  const call =
    `const s=require('net').connect(${port},'127.0.0.1');` +
    `s.on('connect',()=>{console.log('through');process.exit()});s.on('error',(e)=>console.log(e.code))`;
  const node = { command: tools.picture.command.slice(0, 2), sees: tools.picture.sees };
  const { stdout } = await runShutIn(node, ['-e', call], { ...usual, memoryMb: 640 });
  expect([stdout.toString().trim(), calls]).toEqual(['EPERM', 0]); // sockets are not even created
});

// From stdin: perl -e needs /dev/null, which the sandbox does not have.
const perl = (script: string) =>
  runShutIn({ command: ['/usr/bin/perl'], sees: {} }, ['-'], { ...usual, input: Buffer.from(script) });

// Numbers on x64, as the filter would see them.
const refusedCalls: Readonly<Record<string, readonly number[]>> = {
  io_uring_setup: [425, 8, 0],
  io_uring_register: [427, 0, 0, 0, 0],
  keyctl: [250, 0, -1, 0],
  add_key: [248, 0, 0, 0, 0, -1],
  request_key: [249, 0, 0, 0, 0],
  ptrace: [101, 0, 0, 0, 0],
  process_vm_readv: [310, 1, 0, 0, 0, 0, 0],
  userfaultfd: [323, 1],
  bpf: [321, 0, 0, 0],
  perf_event_open: [298, 0, 0, -1, -1, 0],
  unshare: [272, 0x1000_0000],
  'clone of a user namespace': [56, 0x1000_0011, 0, 0, 0, 0],
  setns: [308, 0, 0],
  mount: [165, 0, 0, 0, 0, 0],
  umount2: [166, 0, 0],
  pivot_root: [155, 0, 0],
  chroot: [161, 0],
  fsopen: [430, 0, 0],
  open_tree: [428, -100, 0, 0],
  move_mount: [429, -1, 0, -1, 0, 0],
  mount_setattr: [442, -1, 0, 0, 0, 0],
  open_by_handle_at: [304, -1, 0, 0],
  pidfd_getfd: [438, -1, 0, 0],
  socket: [41, 2, 1, 0],
  personality: [135, 0xffff_ffff],
  memfd_create: [319, 0, 0],
  kexec_load: [246, 0, 0, 0, 0],
  init_module: [175, 0, 0, 0],
  capset: [126, 0, 0],
  setuid: [105, 0],
};

test.skipIf(process.arch !== 'x64')('refuses every system call that is not on the list', async () => {
  const script = `
    for my $call (@{${JSON.stringify(Object.values(refusedCalls))}}) {
      my $result = syscall($call->[0], map { $_ + 0 } @$call[1..$#$call]);
      print $result == -1 ? $! + 0 : "done", "\\n";
    }`;
  const { stdout } = await perl(script);
  const answers = stdout.toString().trim().split('\n');
  const named = Object.keys(refusedCalls).map((name, at) => [name, answers[at]]);
  expect(named).toEqual(Object.keys(refusedCalls).map((name) => [name, String(constants.errno.EPERM)]));
});

test('ends a tool that uses another binary interface', async () => {
  const { program } = seccompFilter('x64');
  expect(program.length % 8).toBe(0);
  expect(() => seccompFilter('riscv64')).toThrow('no list of system calls');
  if (process.arch !== 'x64') return;
  const { code, stdout } = await perl('syscall(0x40000000 + 39); print "alive"');
  expect([code === 0, stdout.toString()]).toEqual([false, '']);
});

test('stops a tool that exceeds time, memory or output limits', async () => {
  const started = process.cpuUsage();
  expect((await shell('while :; do :; done', { timeoutMs: 1_000 })).isTimedOut).toBe(true);
  expect((await shell('sleep 60', { timeoutMs: 200 })).isTimedOut).toBe(true);
  expect((await shell('head -c 400000000 /dev/zero 2>/dev/null; yes')).isTooLarge).toBe(true);
  const sort = await shell('yes | head -c 900000000 | sort -S 800M >/dev/null', { memoryMb: 100, timeoutMs: 8_000 });
  expect(sort.code).not.toBe(0);
  const wide = await shell('i=0; while [ $i -lt 30 ]; do yes | head -c 900000 > /work/f$i; i=$((i+1)); done', {
    outputs: /^f/,
  });
  expect(wide.isTooLarge).toBe(true);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});

test('does not follow links in the output', async () => {
  const { outputs } = await shell('ln -s /etc/passwd /work/page-1.jpg; ln -s /work /work/page-2.jpg', {
    outputs: /^page/,
  });
  expect(outputs.size).toBe(0);
});

test('leaves no process and no folder behind', async () => {
  await shell('sleep 300 & sleep 300 & exit 0', { timeoutMs: 500 });
  const left = existsSync('/dev/shm')
    ? readdirSync('/dev/shm').filter((name) => name.includes(`sandbox-${process.pid}-`))
    : [];
  expect(left).toEqual([]);
  const running = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isSleep(pid));
  expect(running).toEqual([]);
});

function isSleep(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith('sleep\x00300');
  } catch {
    return false;
  }
}
