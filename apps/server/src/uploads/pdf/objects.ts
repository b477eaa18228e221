import { z } from 'zod';

// A PDF's objects as `qpdf --json` tells them: names begin with "/", references look like "3 0 R".
export type Value = string | number | boolean | null | readonly Value[] | Dictionary;
export interface Dictionary {
  readonly [name: string]: Value;
}

const Listing = z.object({
  pages: z.array(
    z.object({
      object: z.string(),
      images: z.array(z.object({ width: z.number().nullable(), height: z.number().nullable() })),
    }),
  ),
  qpdf: z.tuple([z.unknown(), z.record(z.string(), z.unknown())]),
});

export interface PdfObjects {
  readonly pages: readonly { readonly object: string; readonly images: readonly Picture[] }[];
  all(): Iterable<Value>;
  at(reference: Value | undefined): Value | undefined; // follows a reference; anything else is itself
}
export interface Picture {
  readonly width: number | null;
  readonly height: number | null;
}

export function pdfObjects(json: unknown): PdfObjects | undefined {
  const listing = Listing.safeParse(json);
  if (!listing.success) return undefined;
  const { pages, qpdf } = listing.data;
  const objects = qpdf[1] as Record<string, { value?: Value; stream?: { dict: Dictionary } }>;
  const contentOf = (object: (typeof objects)[string] | undefined) => object?.stream?.dict ?? object?.value;
  return {
    pages,
    all: () => Object.values(objects).flatMap((object) => contentOf(object) ?? []),
    at: (reference) => (isReference(reference) ? contentOf(objects[`obj:${reference}`]) : reference),
  };
}

const isReference = (value: Value | undefined): value is string =>
  typeof value === 'string' && /^\d+ \d+ R$/.test(value);

export const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
