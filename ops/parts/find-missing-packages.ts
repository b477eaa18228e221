// node ops/parts/find-missing-packages.ts ROOT: prints what node_modules lacks, one name a line. Used by ops/parts/node.sh.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Row {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}
type Rows = Readonly<Record<string, Row>>;

const readRows = (file: string): Rows | undefined => {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Rows }).packages;
  } catch {
    return undefined;
  }
};

const isListed = (names: readonly string[] | undefined, name: string): boolean => {
  if (names === undefined) return true;
  if (names.includes(`!${name}`)) return false;
  return names.includes(name) || names.every((each) => each.startsWith('!'));
};

// Native packages are optional ones for one platform each. An older npm leaves out those of this platform without an error.
const isWanted = ({ optional, os, cpu, libc }: Row): boolean =>
  !optional ||
  (os !== undefined &&
    cpu !== undefined &&
    isListed(os, process.platform) &&
    isListed(cpu, process.arch) &&
    isListed(libc, 'glibc'));

// npm writes its own list of what it installed last of all, so that the list is absent after an installation that did not finish.
export function findMissingPackages(root: string): string[] {
  const locked = readRows(join(root, 'package-lock.json')) ?? {};
  const installed = readRows(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return ['node_modules/.package-lock.json'];
  const missing: string[] = [];
  for (const [path, row] of Object.entries(locked)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue; // a workspace
    if (!installed[path] && !isWanted(row)) continue;
    if (installed[path]?.version !== row.version || !existsSync(join(root, path, 'package.json'))) missing.push(path);
    else if (path.lastIndexOf('node_modules/') === 0)
      for (const name of Object.keys(row.bin ?? {}))
        if (!existsSync(join(root, 'node_modules', '.bin', name))) missing.push(`node_modules/.bin/${name}`);
  }
  return missing;
}

if (import.meta.main) {
  const missing = findMissingPackages(process.argv[2] ?? '.');
  for (const name of missing) console.log(name);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
