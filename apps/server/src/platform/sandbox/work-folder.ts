import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tool } from './tools.ts';

// In memory where possible, because the folder contains a traveller's unencrypted document.
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const prefix = 'visawright-sandbox-';
const installer = join(import.meta.dirname, 'filter.pl');
const linked = { bin: 'usr/bin', lib: 'usr/lib', lib64: 'usr/lib64' };
const options = 'bind,ro,nosuid,nodev';

export interface WorkFolder {
  readonly fstab: string;
  readonly root: string;
  readonly work: string;
  remove(): Promise<void>;
}

export async function createWorkFolder(
  tool: Tool,
  files: Readonly<Record<string, Buffer>>,
  uid: number,
  seccompProgram: Buffer,
): Promise<WorkFolder> {
  await leftBehind();
  const folder = await mkdtemp(join(place, `${prefix}${process.pid}-`));
  const [root, work, fstab] = [join(folder, 'root'), join(folder, 'work'), join(folder, 'fstab')];
  const sees: Record<string, string> = { '/usr': '/usr', ...tool.sees };
  await mkdir(work);
  for (const inside of [...Object.keys(sees), '/work']) await mkdir(join(root, inside), { recursive: true });
  for (const [name, target] of Object.entries(linked)) await symlink(target, join(root, name));
  const mounts = [
    [root, root, `r${options}`],
    ...Object.entries(sees)
      .filter(([, ours]) => existsSync(ours))
      .map(([inside, ours]) => [ours, join(root, inside), options]),
    [work, join(root, 'work'), 'bind,rw,nosuid,nodev,noexec'],
  ];
  await writeFile(
    fstab,
    mounts.map(([from, to, how]) => `${escaped(from!)} ${escaped(to!)} none ${how} 0 0\n`).join(''),
  );
  await writeFile(join(root, '.filter'), seccompProgram);
  await copyFile(installer, join(root, '.filter.pl'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(work, name), bytes);
  if (uid !== 0) for (const name of ['', ...Object.keys(files)]) await chown(join(work, name), uid, uid);
  return { fstab, root, work, remove: () => rm(folder, { recursive: true, force: true }) };
}

const escaped = (path: string) =>
  path.replace(/[\s\\]/g, (each) => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`);

// Removes folders left by killed processes, once per process.
let looked: Promise<void> | undefined;
const leftBehind = () => (looked ??= removeLeftBehind());
async function removeLeftBehind(): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : process.pid;
    if (pid === process.pid || isAlive(pid)) continue;
    await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined); // may be another user's
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

export class OutputTooLarge extends Error {}

// Collects the requested output files.
export async function collectOutputs(work: string, wanted: RegExp, limit: number): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let total = 0;
  for (const entry of (await readdir(work, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.isFile() || !wanted.test(entry.name)) continue; // never follows links
    const bytes = await readFile(join(work, entry.name));
    total += bytes.length;
    if (total > limit) throw new OutputTooLarge();
    found.set(entry.name, bytes);
  }
  return found;
}
