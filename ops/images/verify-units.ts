import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  type IdentityRealm,
} from '@visawright/server/testing.ts';
import { openTenants, type TenantDatabase } from '@visawright/server/tools.ts';
import { writeLocalCertificate } from '../edge/local-certificate.ts';
import { emptyDatabase, environments, secretFolders } from './trial/installation.ts';
import { readOne, untilReady } from './trial/use-product.ts';

// Ports of this machine's stack are taken, so the copies are others than on a machine of their own.
const copies = ['5', '6'];
const apiUnits = copies.map((copy) => `visawright-api@${copy}`);
const units = ['visawright-migrations', ...apiUnits, 'visawright-readers', 'visawright-worker', 'visawright-edge'];

// Starts systemd in the folder that ops/images/machine has made, with the units as they are delivered, and uses the product.
export async function verifyUnits(folder: string): Promise<boolean> {
  const machine = join(folder, 'machine');
  if (!existsSync(machine)) throw new Error(`${machine} is missing: ops/images/machine ${folder}`);
  const place = mkdtempSync(join(tmpdir(), 'visawright-machine-'));
  const id = `visawright-machine-${process.pid}`;
  const state = ['--root', join(place, 'runc')];
  const inside = (...command: string[]) => spawnSync('runc', [...state, 'exec', id, ...command], { encoding: 'utf8' });
  let failed = 0;
  const say = (ok: boolean, words: string) => {
    console.log(`${ok ? 'ok    ' : 'short '} ${words}`);
    if (!ok) failed++;
  };
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  let realm: IdentityRealm | undefined;
  let owner: TenantDatabase | undefined;
  let init: ReturnType<typeof spawn> | undefined;
  try {
    await emptyDatabase(database);
    const port = 8095;
    writeSettings(machine, place, environments(bucket.config.S3_BUCKET, port).api, secretFolders(place, database));
    writeMachine(place, machine);
    init = spawn('runc', [...state, 'run', '--bundle', place, id], { stdio: 'ignore' });
    for (
      let tries = 0;
      tries < 100 && !/running|degraded/.test(inside('systemctl', 'is-system-running').stdout);
      tries++
    )
      await wait(200);
    say(inside('systemctl', 'is-system-running').status === 0, 'systemd runs');

    inside('systemctl', 'start', ...units);
    realm = await createIdentityRealm(database, ['applicant'], { isDefault: true });
    const ready = await untilReady(`http://127.0.0.1:${port}`, () => false);
    for (const unit of units) {
      const isActive = inside('systemctl', 'is-active', unit).stdout.trim();
      say(isActive === 'active', `${unit}: ${isActive}`);
      if (isActive !== 'active') console.log(inside('journalctl', '--no-pager', '-n', '15', '-u', unit).stdout);
    }
    if (!ready) return false;
    owner = openTenants(database.ownerUrl, 1);
    const read = await readOne(`http://127.0.0.1:${port}`, owner, realm);
    say(read === 'checked', `a passport picture, uploaded and read by worker and readers: ${read}`);
    if (read !== 'checked')
      console.log(inside('journalctl', '--no-pager', '-n', '20', '-u', 'visawright-worker').stdout);
    const tls = inside(
      'curl',
      '-sk',
      '-o',
      '/dev/null',
      '-w',
      '%{http_code} %{http_version}',
      'https://localhost:18443/healthz',
    ).stdout;
    say(tls === '200 2', `through the edge: ${tls}`);

    const before = pidOf(inside, apiUnits[0]!);
    inside('systemctl', 'kill', '--signal=KILL', apiUnits[0]!);
    const isBack = await until(() => ![before, '0'].includes(pidOf(inside, apiUnits[0]!)));
    say(isBack, `${apiUnits[0]} is started again after it was killed`);
    const restart = inside('systemctl', 'restart', apiUnits[1]!, 'visawright-worker', 'visawright-readers');
    say(restart.status === 0, 'a copy of the API, the worker and the readers restart');
    inside('systemctl', 'stop', ...units);
    const results = units.map((unit) => inside('systemctl', 'show', '-p', 'Result', '--value', unit).stdout.trim());
    say(
      results.every((result) => result === 'success'),
      `all stop: ${[...new Set(results)].join(', ')}`,
    );
    return failed === 0;
  } finally {
    spawnSync('runc', [...state, 'kill', id, 'KILL']);
    if (init && init.exitCode === null) await new Promise((resolve) => init!.once('exit', resolve));
    spawnSync('runc', [...state, 'delete', '--force', id]);
    await owner?.close();
    await realm?.drop();
    await bucket.drop();
    await database.drop();
    rmSync(join(machine, 'etc', 'visawright'), { recursive: true, force: true });
    rmSync(place, { recursive: true, force: true });
    console.log(failed === 0 ? 'units: ok' : `units: ${failed} short`);
  }
}

type Inside = (...command: string[]) => { stdout: string };
const pidOf = (inside: Inside, unit: string) =>
  inside('systemctl', 'show', '-p', 'MainPID', '--value', unit).stdout.trim();

async function until(holds: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++, await wait(200)) if (holds()) return true;
  return false;
}

// What an operator writes below /etc/visawright, and the ports of this trial as drop-ins.
function writeSettings(
  machine: string,
  place: string,
  settings: Readonly<Record<string, string>>,
  secretsOf: ReturnType<typeof secretFolders>,
): void {
  const folder = join(machine, 'etc', 'visawright');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
  const shared = Object.entries(settings).filter(([name]) => !/_FILE$|^(HOST|PORT)$/.test(name));
  writeFileSync(join(folder, 'settings'), shared.map(([name, value]) => `${name}=${value}\n`).join(''));
  const edge = {
    EDGE_ADDRESS: 'https://',
    IDENTITY_ADDRESS: 'https://id.localhost',
    IDENTITY_SERVER: '127.0.0.1:8081',
  };
  writeFileSync(
    join(folder, 'edge'),
    Object.entries(edge)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  for (const name of ['migrations', 'api', 'worker'] as const)
    spawnSync('cp', ['-a', `${secretsOf(name)}/.`, join(folder, 'secrets')]);
  const [certificate, key] = writeLocalCertificate(place);
  writeFileSync(join(folder, 'secrets', 'edge_certificate'), readFileSync(certificate));
  writeFileSync(join(folder, 'secrets', 'edge_key'), readFileSync(key), { mode: 0o600 });
  const dropIn = join(machine, 'etc', 'systemd', 'system', 'visawright-edge.service.d');
  mkdirSync(dropIn, { recursive: true });
  writeFileSync(
    join(dropIn, 'trial.conf'),
    '[Service]\nEnvironment=EDGE_PORT=18443 EDGE_PLAIN_PORT=18080 EDGE_COPIES="127.0.0.1:8095 127.0.0.1:8096"\n',
  );
}

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
        args: ['/lib/systemd/systemd', '--unit=multi-user.target'],
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
