import { PDFDocument } from '@cantoo/pdf-lib';
import { runSandboxed } from '../../platform/sandbox/sandbox.ts';

// Either a picture of the page as shown, or a page of the original file, which keeps its text and signatures.
export type PdfPage =
  | { readonly picture: Buffer } // JPEG
  | { readonly original: Buffer; readonly n: number }; // a PDF without password, and the page index from 0

const a4 = [595.28, 841.89] as const; // points
const margin = 18;
const fixed = new Date(0); // keeps the output deterministic

interface Size {
  readonly width: number;
  readonly height: number;
}

// As large as possible on a sheet in the picture's orientation; y starts at the bottom.
export function fitOnA4(picture: Size): { sheet: Size; box: Size & { readonly x: number; readonly y: number } } {
  const [width, height] = picture.width > picture.height ? [a4[1], a4[0]] : a4;
  const scale = Math.min((width - 2 * margin) / picture.width, (height - 2 * margin) / picture.height);
  const box = { width: picture.width * scale, height: picture.height * scale };
  return {
    sheet: { width, height },
    box: { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 },
  };
}

export async function composePdf(pages: readonly PdfPage[]): Promise<Buffer> {
  const pictures = pages.filter((page) => 'picture' in page);
  const files: Record<string, Buffer> = {};
  if (pictures.length > 0) files['pictures.pdf'] = await picturesPdf(pictures.map(({ picture }) => picture));
  const names = new Map<Buffer, string>();
  let drawn = 0;
  const ranges = pages.flatMap((page) => {
    if ('picture' in page) return ['pictures.pdf', String(++drawn)];
    const name = names.get(page.original) ?? `original-${names.size}.pdf`;
    names.set(page.original, name);
    files[name] = page.original;
    return [name, String(page.n + 1)];
  });
  const inside = ranges.map((word) => (word in files ? `/work/${word}` : word));
  const made = await runSandboxed(
    'qpdf',
    ['--deterministic-id', '--empty', '--pages', ...inside, '--', '/work/made.pdf'],
    {
      files,
      outputs: /^made\.pdf$/,
      timeoutMs: 30_000,
      memoryMb: 512,
      outputLimit: 512 * 1_024 * 1_024,
    },
  );
  const bytes = made.outputs.get('made.pdf');
  if (!bytes || (made.code !== 0 && made.code !== 3))
    throw new Error(`the pages could not be put together: ${made.code}`); // 3: success with warnings
  return bytes;
}

async function picturesPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setCreationDate(fixed);
  pdf.setModificationDate(fixed);
  for (const picture of pictures) {
    const image = await pdf.embedJpg(picture);
    const { sheet, box } = fitOnA4(image);
    pdf.addPage([sheet.width, sheet.height]).drawImage(image, box);
  }
  return Buffer.from(await pdf.save());
}
