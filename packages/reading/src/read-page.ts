import type { PageInput } from './engine.types.ts';
import { allParts } from './documents/reading-parts.ts';
import { decodePicture } from './image/decode-picture.ts';
import type { OpenEngines, PageReading } from './routes/page-reading.types.ts';
import { documentPage } from './routes/document-page.ts';
import { mayBePassport } from './routes/passport-signs.ts';
import { readPicture } from './routes/read-picture.ts';
import { readSheet } from './routes/read-sheet.ts';
import { isGoodText } from './text/good-text.ts';
import { sizeOf } from './text/size-of.ts';

// Three routes: the text layer of a file, a flat scan, a photo. A passport is always read from its picture.
export async function readPage(open: OpenEngines, input: PageInput, parts = allParts): Promise<PageReading> {
  const { words, rules = [], bytes, pageNo } = input;
  const isText = words !== undefined && isGoodText(words);
  if (isText) {
    const reading = documentPage({ page: pageNo, ...(await sizeOf(bytes)) }, { route: 'text', turn: 0, words, rules });
    if (!mayBePassport([words.map((word) => word.text).join(' '), ...reading.document!.lines.map(({ text }) => text)]))
      return reading;
  }
  const { raster, width, height } = await decodePicture(bytes);
  const about = { page: pageNo, width, height };
  const asScan = isText ? undefined : await readSheet(open, about, raster, parts);
  if (asScan) return asScan;
  const { words: _, ...picture } = input;
  return readPicture(await open(), isText ? input : picture, about, raster);
}
