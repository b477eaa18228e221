import sharp from 'sharp';
import { placeOnA4, type PdfPage } from '../../pages/compose-pdf.ts';
import { addBookmarks, type Bookmark } from './bookmarks.ts';
import { hashOf } from './canonical.ts';
import { infoOf } from './pdf-info.ts';
import { PdfObjects, text, type PdfDictionary } from './pdf-objects.ts';
import { putTogether } from './put-together.ts';
import { takeApart, type TakenApart } from './take-apart.ts';

export interface Assembly {
  readonly title: string;
  readonly label: string; // before the number of every page: `2-`
  readonly papers: readonly Bookmark[];
  readonly pages: readonly PdfPage[];
  readonly frozenAt: string;
}

// Pages as they came keep their text; pictures lie on A4. One file, with a bookmark for each paper.
export async function assemblePdf(
  { title, label, papers, pages, frozenAt }: Assembly,
  taken?: TakenApart,
): Promise<Buffer> {
  const imported = taken ?? (await takePagesApart(pages));
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
    '/Outlines': addBookmarks(pdf, title, papers, kids),
    '/PageMode': '/UseOutlines',
    '/PageLabels': { '/Nums': [0, { '/S': '/D', '/P': text(label) }] },
    '/ViewerPreferences': { '/DisplayDocTitle': true },
  });
  return putTogether(pdf, root, pdf.add(infoOf(title, frozenAt)));
}

// Undefined: none of them came as a page of a file.
export async function takePagesApart(pages: readonly PdfPage[]): Promise<TakenApart | undefined> {
  const files: Record<string, Buffer> = {};
  const ranges = pages.flatMap((page) => {
    if ('picture' in page) return [];
    const name = `${hashOf(page.original)}.pdf`; // one file, however often it is named
    files[name] = page.original;
    return [`/work/${name}`, String(page.n + 1)];
  });
  if (ranges.length === 0) return undefined;
  return takeApart(files, [
    '--empty',
    '--pages',
    ...ranges,
    '--',
    '--generate-appearances',
    '--flatten-annotations=print',
  ]);
}

const kept = ['/MediaBox', '/CropBox', '/Rotate', '/UserUnit', '/Resources', '/Contents', '/Group'];

function addImported(pdf: PdfObjects, tree: string, at: string): string {
  const page = pdf.dictionary(at);
  const own: PdfDictionary = Object.fromEntries(kept.flatMap((name) => (name in page ? [[name, page[name]!]] : [])));
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
  const { sheet, box } = placeOnA4({ width, height });
  const [w, h, x, y] = [box.width, box.height, box.x, box.y].map(short);
  return pdf.add({
    '/Type': '/Page',
    '/Parent': tree,
    '/MediaBox': [0, 0, sheet.width, sheet.height],
    '/Resources': { '/XObject': { '/I': image } },
    '/Contents': pdf.addStream({}, Buffer.from(`q ${w} 0 0 ${h} ${x} ${y} cm /I Do Q\n`)),
  });
}
