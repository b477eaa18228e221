import { lockedPackages, type Lock, type LockedPackage } from '../supply-chain/locked-packages.ts';

// What each image holds. The Containerfile copies the folder of this name from the build context that write-context.ts makes.
export type ImageName = 'api' | 'worker' | 'readers' | 'migrations' | 'edge';

export interface ImageContents {
  readonly name: ImageName;
  readonly workspaces: readonly string[]; // of this repository
  readonly withoutPackagesOf?: string; // one of them, of which only files without packages of their own are used
  readonly starts: readonly string[]; // programs that run in the image: everything they import must be in it
  readonly extras: readonly Extra[];
}

interface Extra {
  readonly from: string; // in the repository; `models:` is the folder of reading models
  readonly to: string; // in the image
}

const server = ['apps/server', 'packages/contract', 'packages/forms', 'packages/packs'];
const reading = 'packages/reading';
const entry = (name: string) => `apps/server/src/entry/${name}.ts`;
const sandboxed = ['picture', 'brand-image', 'unzip'].map(
  (name) => `apps/server/src/platform/sandbox/child/${name}.mjs`,
);

export const images: readonly ImageContents[] = [
  {
    name: 'api',
    workspaces: [...server, reading],
    withoutPackagesOf: reading,
    starts: [entry('api'), ...sandboxed],
    extras: [{ from: 'apps/web/dist', to: 'apps/web/dist' }],
  },
  { name: 'worker', workspaces: [...server, reading], starts: [entry('worker'), ...sandboxed], extras: [] },
  {
    name: 'readers',
    workspaces: [...server, reading],
    starts: [entry('readers'), 'packages/reading/src/reader-process.ts'],
    extras: [{ from: 'models:', to: 'models' }],
  },
  {
    name: 'migrations',
    workspaces: [...server, reading],
    withoutPackagesOf: reading,
    starts: ['migrate', 'realm', 'keys', 'erasures', 'trail', 'analytics'].map(entry),
    extras: [],
  },
  { name: 'edge', workspaces: [], starts: [], extras: [{ from: 'deploy/edge', to: 'edge' }] },
];

// Tests and their fixtures, what only development uses, and sources that Node never loads.
const leftOut = [
  /\.test\.tsx?$/,
  /\.types\.test\./,
  /(^|\/)testing\//,
  /(^|\/)tsconfig[^/]*\.json$/,
  /(^|\/)vitest\.config\.ts$/,
  /^apps\/server\/src\/entry\/(exports\/|write-openapi\.ts)/,
  /\.md$/,
];

export const belongsTo = (workspaces: readonly string[], file: string): boolean =>
  workspaces.some((folder) => file.startsWith(`${folder}/`)) && !leftOut.some((pattern) => pattern.test(file));

// Of an npm package: sources for debuggers, types, and programs for other systems.
const leftOutOfPackages = [
  /\.(map|d\.[cm]?ts|tsbuildinfo)$/,
  /\.(md|markdown)$/i,
  /^onnxruntime-node\/bin\/[^/]+\/(darwin|win32|linux\/arm64)\//,
  /^onnxruntime-node\/bin\/.*(cuda|tensorrt)/,
  /(^|\/)(__tests__|\.github)\//,
];
export const isPackageFileNeeded = (path: string): boolean => !leftOutOfPackages.some((pattern) => pattern.test(path));

// The packages that an image's workspaces depend on, directly or not; never what only development needs.
export function packagesOf(lock: Lock, { workspaces, withoutPackagesOf }: ImageContents): LockedPackage[] {
  const all = new Map(lockedPackages(lock).map((each) => [each.path, each]));
  const found = new Map<string, LockedPackage>();
  const waiting = workspaces
    .filter((folder) => folder !== withoutPackagesOf)
    .flatMap((folder) =>
      Object.keys(lock.packages[folder]?.dependencies ?? {}).flatMap((name) => pathOf(all, folder, name)),
    );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const locked = all.get(path);
    if (locked === undefined || found.has(path)) continue;
    found.set(path, locked);
    waiting.push(...locked.dependsOn, ...peersOf(lock, all, path));
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

// What a package expects beside it, unless it does without.
function peersOf(lock: Lock, all: ReadonlyMap<string, LockedPackage>, path: string): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = lock.packages[path] ?? {};
  return Object.keys(peerDependencies)
    .filter((name) => peerDependenciesMeta[name]?.optional !== true)
    .map((name) => `node_modules/${name}`)
    .filter((peer) => all.has(peer));
}

function pathOf(all: ReadonlyMap<string, LockedPackage>, folder: string, name: string): string[] {
  const own = `${folder}/node_modules/${name}`;
  return name.startsWith('@visawright/') ? [] : [all.has(own) ? own : `node_modules/${name}`];
}
