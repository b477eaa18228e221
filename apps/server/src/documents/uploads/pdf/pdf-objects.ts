import { z } from 'zod';

// PDF objects as printed by `qpdf --json`: names begin with "/", references look like "3 0 R".
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  readonly [name: string]: PdfValue;
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
  readonly pages: readonly { readonly object: string; readonly images: readonly PdfPicture[] }[];
  all(): Iterable<PdfValue>;
  at(reference: PdfValue | undefined): PdfValue | undefined; // resolves a reference; other values are returned unchanged
}
export interface PdfPicture {
  readonly width: number | null;
  readonly height: number | null;
}

export function parsePdfObjects(json: unknown): PdfObjects | undefined {
  const listing = Listing.safeParse(json);
  if (!listing.success) return undefined;
  const { pages, qpdf } = listing.data;
  const objects = qpdf[1] as Record<string, { value?: PdfValue; stream?: { dict: PdfDictionary } }>;
  const contentOf = (object: (typeof objects)[string] | undefined) => object?.stream?.dict ?? object?.value;
  return {
    pages,
    all: () => Object.values(objects).flatMap((object) => contentOf(object) ?? []),
    at: (reference) => (isReference(reference) ? contentOf(objects[`obj:${reference}`]) : reference),
  };
}

const isReference = (value: PdfValue | undefined): value is string =>
  typeof value === 'string' && /^\d+ \d+ R$/.test(value);

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
