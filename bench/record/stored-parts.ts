import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordName, sourcesOf, type Kind } from './measurements.ts';
import { root, sourcesHash } from './sources-hash.ts';

export interface StoredParts {
  measure<T>(part: string, work: () => Promise<T>): Promise<T>;
  forget(): void; // when the result is complete
}

// The parts of a long full run, so that one that was stopped continues. Sources that changed begin anew.
export function storedParts(kind: Kind, name: string, small: boolean): StoredParts {
  const base = join(root, 'bench', 'out', 'parts', recordName(kind, name));
  const folder = join(base, sourcesHash(sourcesOf(kind, name)));
  return {
    async measure<T>(part: string, work: () => Promise<T>) {
      if (small) return work();
      const file = join(folder, `${part}.json`);
      if (existsSync(file)) {
        console.error(`${part}: stored in ${folder}`);
        return JSON.parse(readFileSync(file, 'utf8')) as T;
      }
      const found = await work();
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(found));
      return found;
    },
    forget: () => rmSync(base, { recursive: true, force: true }),
  };
}
