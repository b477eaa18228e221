import type { PackageFile } from '@visawright/contract/package.ts';
import type { PortalFiles } from '@visawright/forms/portal-files.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { assemblePdf, takePagesApart } from './assemble-pdf.ts';
import { fileName } from './file-name.ts';
import { fitPictures } from './fit-pictures.ts';
import { insidePictures, smallerStranger, withSmaller } from './inside-pictures.ts';
import { madeFile, type MadeFile } from './made-file.ts';
import type { PackageInput, PackagePaper, PaperPage } from './package-input.ts';
import { stillReadable } from './still-readable.ts';

export interface FileWish {
  readonly n: number;
  readonly title: string;
  readonly category: PackageFile['category'];
  readonly papers: readonly PackagePaper[];
}

interface Surroundings {
  readonly input: Pick<PackageInput, 'frozenAt' | 'sources'>;
  readonly portal: Pick<PortalFiles, 'maxKb' | 'formats' | 'basis'>;
  readonly read?: ReadDocumentPages | undefined;
}

const size = (files: readonly Buffer[]) => files.reduce((sum, { length }) => sum + length, 0);
const frameBytes = (pages: number) => 4_096 + pages * 400; // what bookmarks and lists of objects come to, at most

// One PDF for one item of the checklist, no larger than the portal takes; a single picture where it takes pictures only.
export async function itemFile(wish: FileWish, around: Surroundings): Promise<MadeFile> {
  const { n, title, category, papers } = wish;
  const whole = papers.flatMap((paper) => paper.pages.map((page, index) => ({ paper, page, index })));
  const imported = await takePagesApart(whole.map(({ page }) => page));
  const inside = imported ? insidePictures(imported) : [];
  const asTheyCame = size(Object.values(imported?.files ?? {})) - size(inside.map(({ picture }) => picture));
  const limit = around.portal.maxKb * 1_024;
  const fitted = await fitPictures(
    [
      ...whole.flatMap(({ paper, page, index }) =>
        'picture' in page ? [{ picture: page.picture, isReadable: readability(around, paper.docId, index) }] : [],
      ),
      ...inside.map(({ picture }) => ({ picture, shrink: smallerStranger, isReadable: () => Promise.resolve(true) })),
    ],
    limit - asTheyCame - frameBytes(whole.length),
  );
  const smaller = fitted.pictures.values();
  const pages = whole.map(({ page }): PaperPage => ('picture' in page ? { picture: smaller.next().value! } : page));
  const taken = imported && (await withSmaller(imported, inside, [...smaller]));
  const [only] = pages;
  if (!around.portal.formats.includes('pdf') && pages.length === 1 && only && 'picture' in only) {
    const note = noteOf(around.portal, fitted.step, only.picture.length > limit) ?? 'A picture: no PDF is taken here';
    const named = { name: fileName(n, title, 'jpg'), title, category, mediaType: 'image/jpeg' };
    return madeFile({ ...named, note }, only.picture, papers);
  }
  const { frozenAt } = around.input;
  const bytes = await assemblePdf({ title, label: `${n}-`, papers: bookmarksOf(wish), pages, frozenAt }, taken);
  const note = noteOf(around.portal, fitted.step, bytes.length > limit);
  const named = { name: fileName(n, title, 'pdf'), title, category, mediaType: 'application/pdf', pages: pages.length };
  return madeFile({ ...named, note }, bytes, papers);
}

const bookmarksOf = ({ title, papers }: FileWish) =>
  papers.map((paper, at) => ({
    title: paper.fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || `${title}, ${at + 1}`,
    page: papers.slice(0, at).reduce((sum, before) => sum + before.pages.length, 0),
  }));

const tooLarge = 'Larger than ';

function noteOf({ maxKb, basis }: Surroundings['portal'], step: number, exceeds: boolean): string | null {
  const limit = `${Math.round(maxKb / 102.4) / 10} MB`;
  const rule = basis === 'published' ? `the ${limit} a file may have` : `${limit}, the usual limit of a file`;
  if (exceeds) return `${tooLarge}${rule}: it cannot be made smaller and stay readable`;
  return step > 0 ? `Made smaller to stay below ${limit}` : null;
}

export const isTooLarge = ({ note }: Pick<PackageFile, 'note'>): boolean => note?.startsWith(tooLarge) ?? false;

// Without a reader, a page the form was filled from is left as it is.
function readability({ input, read }: Surroundings, docId: string, index: number) {
  const taken = Object.values(input.sources)
    .flat()
    .filter((source) => source.docId === docId && source.pageIndex === index);
  if (taken.length === 0) return () => Promise.resolve(true);
  return read ? (smaller: Buffer) => stillReadable(smaller, taken, read) : null;
}
