import { dirname } from 'node:path';

export interface FolderSize {
  readonly folder: string;
  readonly files: number;
}

export const mostFilesInFolder = 25;

// Source folders only: recorded results, pictures and data files that a program reads by name are lists, not code.
const isSource = (file: string) =>
  /^(apps|packages|e2e|bench|ops)\//.test(file) && /\.(ts|tsx|mts|mjs|cjs|css|sql|sh|py)$/.test(file);

export function folderSizes(files: readonly string[]): FolderSize[] {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].map(([folder, count]) => ({ folder, files: count })).sort((a, b) => b.files - a.files);
}
