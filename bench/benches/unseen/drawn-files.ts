import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openFiles } from '@visawright/unseen/open/open-files.ts';
import { unseenFile } from '@visawright/unseen/unseen-file.ts';
import { unseenFiles } from '@visawright/unseen/unseen-files.ts';
import type { TrueDocument } from '@visawright/unseen/unseen-truth.ts';
import { isInCatalogue } from './late-kinds.ts';

export type Size = 'small' | 'full';

export interface DrawnFile {
  readonly id: string;
  readonly file: string;
  readonly application?: string;
  readonly documents: readonly TrueDocument[];
}

// A run may be stopped and continued: what has been read by then is a fair part of the set.
const inTurn = <T>(list: readonly T[]): T[] => {
  const step = 7;
  return Array.from({ length: step }, (_step, first) => list.filter((_each, at) => at % step === first)).flat();
};

export function wantedFiles(size: Size) {
  const all = size === 'small' ? openFiles() : unseenFiles();
  return inTurn(
    all.filter(({ documents }) => documents.every((document) => !('of' in document) || isInCatalogue(document.of.id))),
  );
}

const nameOf = (folder: string, id: string) => join(folder, id.replaceAll(/\W+/g, '-'));

// Draws a file that is not there yet. Its facts are the last to appear.
export async function drawFile(wanted: ReturnType<typeof wantedFiles>[number], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = nameOf(folder, wanted.id);
  if (existsSync(`${name}.json`)) return;
  const { id, bytes, format, documents } = await unseenFile(wanted.id, wanted.documents);
  writeFileSync(`${name}.${format}`, bytes);
  const { application } = wanted;
  const drawn: DrawnFile = { id, file: basename(`${name}.${format}`), documents, ...(application && { application }) };
  writeFileSync(`${name}.part`, JSON.stringify(drawn));
  renameSync(`${name}.part`, `${name}.json`);
}

export const drawnFile = (id: string, folder: string): DrawnFile | undefined => {
  const facts = `${nameOf(folder, id)}.json`;
  if (!existsSync(facts)) return undefined;
  const drawn = JSON.parse(readFileSync(facts, 'utf8')) as DrawnFile;
  return { ...drawn, file: join(folder, drawn.file) };
};
