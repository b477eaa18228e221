import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { runSandboxed } from '../../../platform/sandbox/sandbox.ts';
import { FileRejected } from '../upload.types.ts';
import { hasActiveContent } from './has-active-content.ts';
import { parsePdfObjects, type PdfPicture } from './pdf-objects.ts';
import { getPageBox, type PageBox } from './page-box.ts';

export interface InspectedPage extends PageBox {
  readonly pictures: readonly PdfPicture[];
}

const sane = { least: 20, most: 5_000 }; // points: from a stamp to twice the largest drawing sheet

// Rejects damaged, locked, active and oversized PDFs and returns the page sizes.
export async function inspectPdf(bytes: Buffer): Promise<InspectedPage[]> {
  const {
    code,
    stdout,
    stderr,
    isTimedOut,
    isTooLarge: isTooMuch,
  } = await runSandboxed(
    'qpdf',
    ['--json=2', '--json-key=pages', '--json-key=qpdf', '--json-stream-data=none', '/work/upload.pdf'],
    { files: { 'upload.pdf': bytes }, timeoutMs: 8_000, memoryMb: 400, outputLimit: 32 * 1_024 * 1_024 },
  );
  if (isTimedOut) throw new FileRejected('tooSlow');
  if (/invalid password/.test(stderr)) throw new FileRejected('passwordNeeded');
  // Exit code 3 means success with warnings. A missing cross-reference table means that a part of the file is missing.
  if (isTooMuch || (code !== 0 && code !== 3) || /file is damaged|unable to find/.test(stderr))
    throw new FileRejected('damaged');
  const objects = parsePdfObjects(JSON.parse(stdout.toString('utf8')));
  if (!objects || objects.pages.length === 0) throw new FileRejected('damaged');
  if (objects.pages.length > uploadLimits.pages) throw new FileRejected('tooManyPages');
  if (hasActiveContent(objects)) throw new FileRejected('activeContent');
  return objects.pages.map(({ object, images }) => {
    const box = getPageBox(objects, object);
    if (!box || Math.min(box.width, box.height) < sane.least) throw new FileRejected('damaged');
    if (Math.max(box.width, box.height) > sane.most) throw new FileRejected('tooManyPixels');
    return { ...box, pictures: images };
  });
}
