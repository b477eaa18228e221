import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockRow {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockRow>>;
}

export interface LockedPackage {
  readonly path: string; // where npm installs it, such as node_modules/a/node_modules/b
  readonly id: string; // name@version
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
  readonly integrity: string | undefined;
  readonly resolved: string | undefined;
  readonly isDev: boolean;
  readonly isOptional: boolean;
  readonly hasInstallScript: boolean;
  readonly dependsOn: readonly string[]; // paths of installed packages
}

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

// As Node looks for a package: in the folder's own node_modules, then in those of the folders above it.
function findInstalled(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === '') return undefined;
  }
}

// Platform packages that npm does not install here have no licence in the lock file; the package that wants them has.
function licenceOfParent(lock: Lock, name: string): string | undefined {
  return Object.values(lock.packages).find(({ optionalDependencies }) => optionalDependencies?.[name])?.license;
}

export function lockedPackages(lock: Lock): LockedPackage[] {
  return Object.entries(lock.packages).flatMap(([path, row]) => {
    if (!path.includes('node_modules/') || row.link === true) return [];
    const name = row.name ?? path.split('node_modules/').at(-1)!;
    const version = row.version ?? '';
    const wanted = Object.keys({ ...row.dependencies, ...row.optionalDependencies });
    const isInstalled = row.integrity !== undefined;
    return [
      {
        path,
        id: `${name}@${version}`,
        name,
        version,
        licence: row.license ?? (isInstalled ? undefined : licenceOfParent(lock, name)),
        integrity: row.integrity,
        resolved: row.resolved,
        isDev: row.dev === true,
        isOptional: row.optional === true,
        hasInstallScript: row.hasInstallScript === true,
        dependsOn: wanted.flatMap((other) => findInstalled(lock, path, other) ?? []),
      },
    ];
  });
}
