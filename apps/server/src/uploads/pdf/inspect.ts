import { uploadLimits } from '@visawright/contract/document.ts';
import { runSandboxed } from '../../sandbox/sandbox.ts';
import { Rejected } from '../upload.types.ts';
import { hasActiveContent } from './active-content.ts';
import { pdfObjects, type Picture } from './objects.ts';
import { pageBox, type PageBox } from './page-boxes.ts';

export interface InspectedPage extends PageBox {
  readonly pictures: readonly Picture[];
}

const sane = { least: 20, most: 5_000 }; // points: from a stamp to twice the largest drawing sheet

// Is it a PDF as the standard knows it, may it be opened, does it run or carry anything, how large are its pages?
export async function inspectPdf(bytes: Buffer): Promise<InspectedPage[]> {
  const { code, stdout, stderr, isTimedOut, isTooMuch } = await runSandboxed(
    'qpdf',
    ['--json=2', '--json-key=pages', '--json-key=qpdf', '--json-stream-data=none', '/work/upload.pdf'],
    { files: { 'upload.pdf': bytes }, timeoutMs: 8_000, memoryMb: 400, outputLimit: 32 * 1_024 * 1_024 },
  );
  if (isTimedOut) throw new Rejected('tooSlow');
  if (/invalid password/.test(stderr)) throw new Rejected('passwordNeeded');
  // 3: it could be read, with something to be said about it. A lost table of objects means that a part of the file is not here.
  if (isTooMuch || (code !== 0 && code !== 3) || /file is damaged|unable to find/.test(stderr))
    throw new Rejected('damaged');
  const objects = pdfObjects(JSON.parse(stdout.toString('utf8')));
  if (!objects || objects.pages.length === 0) throw new Rejected('damaged');
  if (objects.pages.length > uploadLimits.pages) throw new Rejected('tooManyPages');
  if (hasActiveContent(objects)) throw new Rejected('activeContent');
  return objects.pages.map(({ object, images }) => {
    const box = pageBox(objects, object);
    if (!box || Math.min(box.width, box.height) < sane.least) throw new Rejected('damaged');
    if (Math.max(box.width, box.height) > sane.most) throw new Rejected('tooManyPixels');
    return { ...box, pictures: images };
  });
}
