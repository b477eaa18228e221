import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const isMeasured = (path: string) => !/(^|\/)(node_modules|dist|out|results|testing)\/|\.test\.tsx?$|\.md$/.test(path);

function filesOf(source: string, base: string): string[] {
  const found = statSync(join(base, source), { throwIfNoEntry: false });
  if (!found) throw new Error(`${source} does not exist`);
  if (found.isFile()) return [source];
  return globSync('**/*', { cwd: join(base, source), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1));
}

// Tests and documentation do not change a figure.
export function sourceFiles(sources: readonly string[], base = root): string[] {
  return [...new Set(sources.flatMap((source) => filesOf(source, base)))].filter(isMeasured).sort();
}

export function sourcesHash(sources: readonly string[], base = root): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles(sources, base)) {
    hash.update(`${path}\0`);
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(base, path)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 16);
}
