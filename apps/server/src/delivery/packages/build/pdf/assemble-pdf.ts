import sharp from 'sharp';
import { fitOnA4, type PdfPage } from '../../../../documents/pages/compose-pdf.ts';
import { addBookmarks, type Bookmark } from './add-bookmarks.ts';
import { cachedHash } from '../canonical.ts';
import { pdfInfo } from './pdf-info.ts';
import { PdfObjects, text, type PdfDictionary } from './pdf-objects.ts';
import { writePdf } from './write-pdf.ts';
import { parsePdf, type ParsedPdf } from './parse-pdf.ts';

export interface Assembly {
  readonly title: string;
  readonly label: string; // prefix of the page labels: `2-`
  readonly documents: readonly Bookmark[];
  readonly pages: readonly PdfPage[];
  readonly frozenAt: string;
}

// Imported PDF pages keep their text; pictures are placed on A4. One file, with a bookmark for each document.
export async function assemblePdf(
  { title, label, documents, pages, frozenAt }: Assembly,
  taken?: ParsedPdf,
): Promise<Buffer> {
  const imported = taken ?? (await importPages(pages));
  const pdf = new PdfObjects(imported);
  const tree = pdf.reserve();
  const waiting = imported?.pages.values();
  const kids: string[] = [];
  for (const page of pages)
    if ('picture' in page) kids.push(await addPicture(pdf, tree, page.picture));
    else kids.push(addImported(pdf, tree, waiting!.next().value!));
  pdf.put(tree, { '/Type': '/Pages', '/Count': kids.length, '/Kids': kids });
  const root = pdf.add({
    '/Type': '/Catalog',
    '/Pages': tree,
    '/Lang': text('en'),
    '/Outlines': addBookmarks(pdf, title, documents, kids),
    '/PageMode': '/UseOutlines',
    '/PageLabels': { '/Nums': [0, { '/S': '/D', '/P': text(label) }] },
    '/ViewerPreferences': { '/DisplayDocTitle': true },
  });
  return writePdf(pdf, root, pdf.add(pdfInfo(title, frozenAt)));
}

// Undefined if no page comes from a PDF.
export async function importPages(pages: readonly PdfPage[]): Promise<ParsedPdf | undefined> {
  const files: Record<string, Buffer> = {};
  const ranges = pages.flatMap((page) => {
    if ('picture' in page) return [];
    const name = `${cachedHash(page.original)}.pdf`; // the same file is passed only once
    files[name] = page.original;
    return [`/work/${name}`, String(page.n + 1)];
  });
  if (ranges.length === 0) return undefined;
  return parsePdf(files, [
    '--empty',
    '--pages',
    ...ranges,
    '--',
    '--generate-appearances',
    '--flatten-annotations=print',
  ]);
}

const copiedEntries = ['/MediaBox', '/CropBox', '/Rotate', '/UserUnit', '/Resources', '/Contents', '/Group'];

function addImported(pdf: PdfObjects, tree: string, at: string): string {
  const page = pdf.dictionary(at);
  const own: PdfDictionary = Object.fromEntries(
    copiedEntries.flatMap((name) => (name in page ? [[name, page[name]!]] : [])),
  );
  return pdf.add({ '/Type': '/Page', '/Parent': tree, ...own });
}

const colours: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };
const short = (value: number) => Number(value.toFixed(2));

async function addPicture(pdf: PdfObjects, tree: string, picture: Buffer): Promise<string> {
  const { width, height, channels } = await sharp(picture).metadata();
  const image = pdf.addStream(
    {
      '/Type': '/XObject',
      '/Subtype': '/Image',
      '/Width': width,
      '/Height': height,
      '/BitsPerComponent': 8,
      '/ColorSpace': colours[channels]!,
      '/Filter': '/DCTDecode',
    },
    picture,
  );
  const { sheet, box } = fitOnA4({ width, height });
  const [w, h, x, y] = [box.width, box.height, box.x, box.y].map(short);
  return pdf.add({
    '/Type': '/Page',
    '/Parent': tree,
    '/MediaBox': [0, 0, sheet.width, sheet.height],
    '/Resources': { '/XObject': { '/I': image } },
    '/Contents': pdf.addStream({}, Buffer.from(`q ${w} 0 0 ${h} ${x} ${y} cm /I Do Q\n`)),
  });
}
