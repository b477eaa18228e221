import { PDFDocument } from '@cantoo/pdf-lib';
import type { Degraded } from '../../degrade/degradation.ts';
import { sharpOf } from '../../degrade/raster.ts';

const a4 = [595.28, 841.89] as const;

export const encoded = ({ image, jpegQuality = 90, orientation }: Degraded): Promise<Buffer> =>
  sharpOf(image)
    .withMetadata({ density: 200, ...(orientation && { orientation }) })
    .jpeg({ quality: jpegQuality })
    .toBuffer();

// A PDF of pictures, without a text layer.
export async function picturesPdf(pages: readonly Degraded[]): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const page of pages) {
    const picture = await pdf.embedJpg(await encoded(page));
    pdf.addPage([...a4]).drawImage(picture, { x: 0, y: 0, width: a4[0], height: a4[1] });
  }
  return Buffer.from(await pdf.save());
}
