import { z } from 'zod';
import { runSandboxed } from '../../sandbox/sandbox.ts';
import { isDictionary, type PdfDictionary, type PdfObject, type PdfParts, type PdfValue } from './pdf-objects.ts';

export interface TakenApart extends PdfParts {
  readonly root: string; // the catalog
  readonly pages: readonly string[];
}

const Listing = z.object({
  qpdf: z.tuple([z.object({ maxobjectid: z.number().int() }), z.record(z.string(), z.unknown())]),
});
const limits = { timeoutMs: 30_000, memoryMb: 512, outputLimit: 512 * 1_024 * 1_024 };

// A file's objects with their streams beside them. What is drawn above a page becomes part of it; nothing stays that could be clicked or filled.
export async function takeApart(
  files: Readonly<Record<string, Buffer>>,
  words: readonly string[],
): Promise<TakenApart> {
  const asJson = ['--json-output', '--json-stream-data=file', '--json-stream-prefix=/work/part'];
  const { code, outputs } = await runSandboxed('qpdf', [...words, ...asJson, '/work/parts.json'], {
    files,
    outputs: /^part(s\.json|-\d+)$/,
    ...limits,
  });
  const json = outputs.get('parts.json');
  if (!json || (code !== 0 && code !== 3)) throw new Error(`a paper could not be taken apart: ${code}`); // 3: with warnings
  const [{ maxobjectid: last }, listed] = Listing.parse(JSON.parse(json.toString('utf8'))).qpdf;
  const { trailer, ...rest } = listed as Record<string, PdfObject>;
  const objects = Object.fromEntries(Object.entries(rest).map(([at, object]) => [at, withoutTraces(object)]));
  const root = trailer && 'value' in trailer && isDictionary(trailer.value) ? trailer.value['/Root'] : undefined;
  if (typeof root !== 'string') throw new Error('a paper without a catalog');
  const streams = [...outputs].filter(([name]) => name !== 'parts.json');
  return { objects, files: Object.fromEntries(streams), last, root, pages: pagesOf(objects, root) };
}

const valueAt = (objects: PdfParts['objects'], at: PdfValue | undefined): PdfDictionary => {
  const object = typeof at === 'string' ? objects[`obj:${at}`] : undefined;
  return object && 'value' in object && isDictionary(object.value) ? object.value : {};
};

function pagesOf(objects: PdfParts['objects'], root: string): string[] {
  const under = (at: PdfValue | undefined, depth: number): string[] => {
    const node = valueAt(objects, at);
    if (node['/Type'] === '/Page' && typeof at === 'string') return [at];
    const kids = node['/Kids'];
    return depth < 60 && Array.isArray(kids) ? kids.flatMap((kid: PdfValue) => under(kid, depth + 1)) : [];
  };
  return under(valueAt(objects, root)['/Pages'], 0);
}

// Who made a paper with which program, and what it looked like in between, is nobody's business here.
const traces = new Set(['/Metadata', '/PieceInfo', '/LastModified', '/Thumb', '/AA', '/OpenAction']);

function withoutTraces(object: PdfObject): PdfObject {
  if ('value' in object) return { value: cleaned(object.value) };
  return { stream: { ...object.stream, dict: cleaned(object.stream.dict) as PdfDictionary } };
}

function cleaned(value: PdfValue): PdfValue {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !traces.has(name))
      .map(([name, each]) => [name, cleaned(each)]),
  );
}
