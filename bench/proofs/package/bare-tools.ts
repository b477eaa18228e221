import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { portalFilesOf } from '@visawright/forms/destinations/portal-files.ts';
import {
  shrinkPicture,
  formSheet,
  indexSheet,
  type PackageInput,
  type PackagePage,
  type Printer,
} from '@visawright/server/processing.ts';

// The baseline of the package proof: one PDF per item with the same tools, without isolation, bookmarks or signature.
export async function bareTools(input: PackageInput, printer: Printer, reread: readonly Buffer[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  try {
    const limit = portalFilesOf(input.destination).maxKb * 1_024;
    for (const [n, { documents }] of [...input.items, { documents: input.others }].entries()) {
      const pages = documents.flatMap((document) => document.pages);
      if (pages.length > 0) writeFileSync(join(folder, `${n}.pdf`), await merged(folder, pages, limit));
    }
    const form = await formSheet(input, printer.print);
    if ('html' in form) await printer.print(form.html);
    const files = input.items.map(({ title, category }, n) => ({
      name: `${n}.pdf`,
      title,
      category,
      mediaType: 'application/pdf',
      bytes: 1,
      pages: 1,
      sha256: '',
      note: null,
    }));
    await printer.print(indexSheet(input, files, '0'.repeat(64)));
    for (const bytes of reread) await readDocuments({ pages: [{ pageNo: 1, bytes }] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function merged(folder: string, pages: readonly PackagePage[], limit: number): Promise<Buffer> {
  const whole = pages.reduce((sum, page) => sum + ('picture' in page ? page.picture.length : 0), 0);
  const pictures = await PDFDocument.create();
  const pageArguments: string[] = [];
  const files = new Map<Buffer, string>();
  for (const page of pages)
    if ('picture' in page) {
      const image = await pictures.embedJpg(whole > limit ? await shrinkPicture(page.picture, 1) : page.picture);
      pictures.addPage([image.width, image.height]).drawImage(image);
      pageArguments.push(join(folder, 'pictures.pdf'), String(pictures.getPageCount()));
    } else {
      const file = files.get(page.original) ?? join(folder, `original-${files.size}.pdf`);
      if (!files.has(page.original)) writeFileSync(file, page.original);
      files.set(page.original, file);
      pageArguments.push(file, String(page.n + 1));
    }
  if (pictures.getPageCount() > 0) writeFileSync(join(folder, 'pictures.pdf'), await pictures.save());
  execFileSync('qpdf', ['--empty', '--pages', ...pageArguments, '--', join(folder, 'merged.pdf')]);
  return readFileSync(join(folder, 'merged.pdf'));
}
