import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
}

export interface RouteChunks {
  readonly own: string; // the screen's source file
  readonly others: string[]; // screens of other routes that were loaded with it
  readonly missing: boolean; // the screen's own source was not loaded as a separate chunk
}

// The entry source file of each chunk, from the build manifest.
function screens(folder: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>;
  const found = Object.values(manifest).filter(({ src, isDynamicEntry }) => isDynamicEntry && isRoute(src ?? ''));
  return new Map(found.map(({ file, src }) => [`/${file}`, src!]));
}
const isRoute = (source: string) => /(Screen|Placeholder|StaffLayout)\.tsx$/.test(source);

export function routeChunks(folder: string, own: string, files: readonly { name: string }[]): RouteChunks {
  const chunks = screens(folder);
  const loaded = files.flatMap(({ name }) => chunks.get(name) ?? []);
  const isOwn = (source: string) => source.endsWith(`/${own}`);
  return { own, others: loaded.filter((source) => !isOwn(source)), missing: !loaded.some(isOwn) };
}
