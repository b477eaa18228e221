import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Font } from './font.ts';
import type { Page } from './page.ts';

export interface PicturePage {
  readonly jpeg: Buffer;
  readonly width: number; // points
  readonly height: number;
}

function charactersOf(pages: readonly (Page | PicturePage)[]): Map<Font, Set<string>> {
  const all = new Map<Font, Set<string>>();
  for (const page of pages)
    for (const [font, { characters }] of 'fonts' in page ? page.fonts : [])
      all.set(font, new Set([...(all.get(font) ?? []), ...characters]));
  return all;
}

// Pages of text and pages that are one picture, in their order.
export async function pdfFile(pages: readonly (Page | PicturePage)[]): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const embedded = new Map<Font, ReturnType<Font['embed']>>();
  const characters = charactersOf(pages);
  for (const each of pages) {
    const page = document.addPage([each.width, each.height]);
    if ('jpeg' in each) {
      page.drawImage(await document.embedJpg(each.jpeg), { x: 0, y: 0, width: each.width, height: each.height });
      continue;
    }
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(each.content)));
    for (const [font, { name }] of each.fonts) {
      const ref = embedded.get(font) ?? font.embed(context, characters.get(font)!);
      embedded.set(font, ref);
      page.node.setFontDictionary(PDFName.of(name), ref);
    }
  }
  return Buffer.from(await document.save());
}
