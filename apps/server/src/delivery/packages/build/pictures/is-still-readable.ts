import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';

const plain = (words: string) => words.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

// Whether our reader still finds every value on the shrunk picture that the form took from this page.
export async function isStillReadable(
  picture: Buffer,
  taken: readonly Pick<PageEvidence, 'raw' | 'value'>[],
  read: ReadDocumentPages,
): Promise<boolean> {
  const { documents, pages } = await read({ pages: [{ pageNo: 1, bytes: picture }] });
  const values = documents.flatMap((document) => [
    ...Object.values(document.values),
    ...Object.values(document.tables ?? {}).flatMap((rows) => rows.flatMap((row) => Object.values(row))),
  ]);
  const found = new Set(values.flatMap(({ raw, value }) => [plain(raw), plain(value)]));
  const words = plain(pages.flatMap((page) => page.words.map(({ text }) => text)).join(''));
  return taken.every(
    ({ raw, value }) => found.has(plain(value)) || found.has(plain(raw)) || words.includes(plain(raw)),
  );
}
