import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngines } from '@visawright/reading/engines.ts';
import type { ReadingParts } from '@visawright/reading/documents/reading-parts.ts';
import type { Route } from '@visawright/reading/documents/readable-document.types.ts';
import type { Rule } from '@visawright/reading/engine.types.ts';
import { readPage } from '@visawright/reading/read-page.ts';
import { documentPage } from '@visawright/reading/routes/document-page.ts';
import type { PageReading } from '@visawright/reading/routes/page-reading.types.ts';
import { pagesOf } from '../extraction/shard.ts';
import type { DrawnDocument } from './drawn-document.ts';

// A page as its route has seen it: what the recognisers saw, before anything is made of it.
interface SeenPage {
  readonly reading: Omit<PageReading, 'document'>;
  readonly document?: { readonly route: Route; readonly rules: readonly Rule[] };
}

// Recognising letters takes most of the time and is the same for every part that is left out: it is done once.
export const seeingSources = [
  'engines.ts',
  'image',
  'mrz',
  'ocr',
  'passport',
  'portrait',
  'read-page.ts',
  'routes',
  'text',
].map((name) => `packages/reading/src/${name}`);

let engines: ReturnType<typeof openEngines> | undefined;
const open = () => (engines ??= openEngines());

async function seePages(file: string, parts: ReadingParts): Promise<SeenPage[]> {
  const seen: SeenPage[] = [];
  for (const input of await pagesOf(file)) {
    const { document, ...reading } = await readPage(open, input, parts);
    seen.push({ reading, ...(document && { document: { route: document.route, rules: document.rules ?? [] } }) });
  }
  return seen;
}

// Only scans are read twice; a photo may turn out to be one.
export async function seenPages(
  { id, file, as }: DrawnDocument,
  folder: string,
  parts: ReadingParts,
): Promise<SeenPage[]> {
  mkdirSync(folder, { recursive: true });
  const once = parts.secondReading || as === 'text' ? '' : '-once';
  const stored = join(folder, `${id.replaceAll(/\W+/g, '-')}${once}.json`);
  if (!existsSync(stored)) writeFileSync(stored, JSON.stringify(await seePages(file, parts)));
  return JSON.parse(readFileSync(stored, 'utf8')) as SeenPage[];
}

export const readingsOf = (pages: readonly SeenPage[], { cells }: ReadingParts): PageReading[] =>
  pages.map(({ reading, document }) => {
    if (!document) return reading;
    const { words, ...page } = reading.page;
    return documentPage(page, { ...page, words, route: document.route, rules: cells ? document.rules : [] });
  });
