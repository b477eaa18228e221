import type { PackageFile } from '@visawright/contract/delivery/package.ts';
import type { PortalFiles } from '@visawright/forms/destinations/portal-files.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { assemblePdf, importPages } from '../pdf/assemble-pdf.ts';
import { fileName } from './file-name.ts';
import { fitPictures } from '../pictures/fit-pictures.ts';
import { embeddedPictures, shrinkUntrustedPicture, replacePictures } from '../pictures/embedded-pictures.ts';
import { builtFile, type BuiltFile } from './built-file.ts';
import type { PackageInput, PackageDocument, PackagePage } from '../package-input.ts';
import { isStillReadable } from '../pictures/is-still-readable.ts';

export interface FileRequest {
  readonly n: number;
  readonly title: string;
  readonly category: PackageFile['category'];
  readonly documents: readonly PackageDocument[];
}

interface FileContext {
  readonly input: Pick<PackageInput, 'frozenAt' | 'sources'>;
  readonly portal: Pick<PortalFiles, 'maxKb' | 'formats' | 'basis'>;
  readonly read?: ReadDocumentPages | undefined;
}

const size = (files: readonly Buffer[]) => files.reduce((sum, { length }) => sum + length, 0);
const overheadBytes = (pages: number) => 4_096 + pages * 400; // upper bound for bookmarks and object tables

// One PDF per checklist item, within the portal's size limit; a single picture where the portal accepts no PDF.
export async function buildItemFile(request: FileRequest, context: FileContext): Promise<BuiltFile> {
  const { n, title, category, documents } = request;
  const allPages = documents.flatMap((document) => document.pages.map((page, index) => ({ document, page, index })));
  const imported = await importPages(allPages.map(({ page }) => page));
  const inside = imported ? embeddedPictures(imported) : [];
  const otherBytes = size(Object.values(imported?.files ?? {})) - size(inside.map(({ picture }) => picture));
  const limit = context.portal.maxKb * 1_024;
  const fitted = await fitPictures(
    [
      ...allPages.flatMap(({ document, page, index }) =>
        'picture' in page ? [{ picture: page.picture, isReadable: readability(context, document.docId, index) }] : [],
      ),
      ...inside.map(({ picture }) => ({
        picture,
        shrink: shrinkUntrustedPicture,
        isReadable: () => Promise.resolve(true),
      })),
    ],
    limit - otherBytes - overheadBytes(allPages.length),
  );
  const smaller = fitted.pictures.values();
  const pages = allPages.map(({ page }): PackagePage =>
    'picture' in page ? { picture: smaller.next().value! } : page,
  );
  const taken = imported && (await replacePictures(imported, inside, [...smaller]));
  const [only] = pages;
  if (!context.portal.formats.includes('pdf') && pages.length === 1 && only && 'picture' in only) {
    const note =
      noteOf(context.portal, fitted.step, only.picture.length > limit) ??
      'Image file: this portal does not accept PDF files';
    const named = { name: fileName(n, title, 'jpg'), title, category, mediaType: 'image/jpeg' };
    return builtFile({ ...named, note }, only.picture, documents);
  }
  const { frozenAt } = context.input;
  const bytes = await assemblePdf({ title, label: `${n}-`, documents: bookmarksOf(request), pages, frozenAt }, taken);
  const note = noteOf(context.portal, fitted.step, bytes.length > limit);
  const named = { name: fileName(n, title, 'pdf'), title, category, mediaType: 'application/pdf', pages: pages.length };
  return builtFile({ ...named, note }, bytes, documents);
}

const bookmarksOf = ({ title, documents }: FileRequest) =>
  documents.map((document, at) => ({
    title: document.fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || `${title}, ${at + 1}`,
    page: documents.slice(0, at).reduce((sum, before) => sum + before.pages.length, 0),
  }));

const tooLarge = 'Larger than ';

function noteOf({ maxKb, basis }: FileContext['portal'], step: number, exceeds: boolean): string | null {
  const limit = `${Math.round(maxKb / 102.4) / 10} MB`;
  const rule = basis === 'published' ? `the portal’s limit of ${limit}` : `the usual limit of ${limit}`;
  if (exceeds) return `${tooLarge}${rule}. It cannot be compressed further and stay readable`;
  return step > 0 ? `Compressed to stay below ${limit}` : null;
}

export const isTooLarge = ({ note }: Pick<PackageFile, 'note'>): boolean => note?.startsWith(tooLarge) ?? false;

// Without a reader, pages the form was filled from are not shrunk.
function readability({ input, read }: FileContext, docId: string, index: number) {
  const taken = Object.values(input.sources)
    .flat()
    .filter((source) => source.docId === docId && source.pageIndex === index);
  if (taken.length === 0) return () => Promise.resolve(true);
  return read ? (smaller: Buffer) => isStillReadable(smaller, taken, read) : null;
}
