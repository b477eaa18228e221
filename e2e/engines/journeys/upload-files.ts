import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDocument } from '../../kit/documents/document-cards.ts';

// Browsers other than Chromium take files from a folder only.
export async function storeFiles(documents: readonly TestDocument[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const paths: string[] = [];
  for (const { name, buffer } of documents) {
    const path = join(folder, name);
    await writeFile(path, buffer);
    paths.push(path);
  }
  return paths;
}
