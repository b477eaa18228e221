import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const folder = join(import.meta.dirname, '../../out/printed'); // emptied at the start of each run

// Printing takes seconds and gives the same result for all test workers of a run, so the result is cached in a file.
export async function printedOnce<T>(name: string, print: () => Promise<T>): Promise<T> {
  const file = join(folder, name);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return deserialize(stored) as T;
  const made = await print();
  await mkdir(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, serialize(made));
  await rename(own, file);
  return made;
}
