import sharp from 'sharp';
import type { Word } from '../engine.types.ts';
import type { Raster } from '../image/raster.ts';
import { output } from './child.ts';

// A flat, upright scan: Tesseract reads it for a third of what the photo route costs.
export async function readFlat({ data, width, height }: Raster): Promise<Word[]> {
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const table = await output('tesseract', ['-', '-', '-l', 'eng', '--psm', '3', 'tsv'], picture);
  return wordsOfTable(table.toString('utf8'), width, height);
}

export function wordsOfTable(table: string, width: number, height: number): Word[] {
  return table.split('\n').slice(1).flatMap((row): Word[] => {
    const [level, , , , , , left, top, wide, high, sure, text] = row.split('\t');
    if (level !== '5' || !text?.trim()) return [];
    const [x0, y0] = [Number(left) / width, Number(top) / height];
    const [x1, y1] = [x0 + Number(wide) / width, y0 + Number(high) / height];
    return [{ text: text.trim(), confidence: Number(sure) / 100, polygon: [[x0, y0], [x1, y0], [x1, y1], [x0, y1]] }];
  }); // prettier-ignore
}
