import { z } from 'zod';
import { runSandboxed } from '../../../../platform/sandbox/sandbox.ts';
import { isDictionary, type PdfDictionary, type PdfObject, type PdfParts, type PdfValue } from './pdf-objects.ts';

export interface ParsedPdf extends PdfParts {
  readonly root: string; // reference of the catalog
  readonly pages: readonly string[];
}

const Listing = z.object({
  qpdf: z.tuple([z.object({ maxobjectid: z.number().int() }), z.record(z.string(), z.unknown())]),
});
const limits = { timeoutMs: 30_000, memoryMb: 512, outputLimit: 512 * 1_024 * 1_024 };

// Reads a PDF into objects and streams. Annotations are flattened into the page: nothing stays clickable or fillable.
export async function parsePdf(
  files: Readonly<Record<string, Buffer>>,
  options: readonly string[],
): Promise<ParsedPdf> {
  const asJson = ['--json-output', '--json-stream-data=file', '--json-stream-prefix=/work/part'];
  const { code, outputs } = await runSandboxed('qpdf', [...options, ...asJson, '/work/parts.json'], {
    files,
    outputs: /^part(s\.json|-\d+)$/,
    ...limits,
  });
  const json = outputs.get('parts.json');
  if (!json || (code !== 0 && code !== 3)) throw new Error(`qpdf could not read the PDF: ${code}`); // 3: with warnings
  const [{ maxobjectid: last }, listed] = Listing.parse(JSON.parse(json.toString('utf8'))).qpdf;
  const { trailer, ...rest } = listed as Record<string, PdfObject>;
  const objects = Object.fromEntries(Object.entries(rest).map(([at, object]) => [at, withoutMetadata(object)]));
  const root = trailer && 'value' in trailer && isDictionary(trailer.value) ? trailer.value['/Root'] : undefined;
  if (typeof root !== 'string') throw new Error('the PDF has no catalog');
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

// Metadata about the author, the program and earlier versions does not belong in a package.
const removedEntries = new Set(['/Metadata', '/PieceInfo', '/LastModified', '/Thumb', '/AA', '/OpenAction']);

function withoutMetadata(object: PdfObject): PdfObject {
  if ('value' in object) return { value: cleaned(object.value) };
  return { stream: { ...object.stream, dict: cleaned(object.stream.dict) as PdfDictionary } };
}

function cleaned(value: PdfValue): PdfValue {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !removedEntries.has(name))
      .map(([name, each]) => [name, cleaned(each)]),
  );
}
