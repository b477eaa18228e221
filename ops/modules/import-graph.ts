import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export interface Import {
  readonly from: string; // paths from the repository's root
  readonly to: string;
  readonly isType: boolean; // `import type …`: gone at run time
  readonly isLazy: boolean; // `import(…)`: loaded when it is needed
}

const specifier = /(?:(?:import|export)\s+(type\s+)?[^'";()]*?\bfrom\s*|\bimport\s*(\()?\s*|\bmock\(\s*)'([^']+)'/g;
const packageFolders: Record<string, string> = {
  contract: 'packages/contract',
  client: 'packages/client',
  forms: 'packages/forms',
  reading: 'packages/reading',
  packs: 'packages/packs',
  specimens: 'packages/specimens',
  unseen: 'packages/unseen',
  server: 'apps/server',
  demo: 'apps/demo',
  e2e: 'e2e',
};

type Exports = Readonly<Record<string, string>>; // of a package.json: './name.ts' or './*' to a path in the package

function readExports(root: string, folder: string): Exports {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { exports?: Exports }).exports ?? {};
}

// Files that git tracks or would track, so that files not yet added are checked too.
export function sourceFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

function targetOf(root: string, from: string, wanted: string): string | undefined {
  if (wanted.startsWith('.')) return relative(root, resolve(root, dirname(from), wanted.split('?')[0]!));
  const [, name = '', path = ''] = /^@visawright\/([a-z0-9]+)\/(.+)$/.exec(wanted) ?? [];
  const folder = packageFolders[name];
  if (folder === undefined) return undefined;
  const exports = readExports(root, folder);
  const target = exports[`./${path}`] ?? exports['./*']?.replace('*', path);
  return target === undefined ? undefined : join(folder, target);
}

// Value and type imports alike: both decide whether a module can be understood without the other.
export function readImports(root: string, files: readonly string[]): Import[] {
  const known = new Set(files);
  return files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(specifier)].flatMap(([, type, lazy, wanted = '']) => {
        const to = targetOf(root, from, wanted);
        return to !== undefined && known.has(to)
          ? [{ from, to, isType: type !== undefined, isLazy: lazy !== undefined }]
          : [];
      }),
    );
}

// Every file that is loaded at run time when this one is.
export function dependenciesOf(file: string, imports: readonly Import[]): Set<string> {
  const next = Map.groupBy(
    imports.filter(({ isType, isLazy }) => !isType && !isLazy),
    ({ from }) => from,
  );
  const found = new Set<string>();
  const waiting = [file];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop())
    for (const { to } of next.get(each) ?? [])
      if (!found.has(to)) {
        found.add(to);
        waiting.push(to);
      }
  return found;
}
