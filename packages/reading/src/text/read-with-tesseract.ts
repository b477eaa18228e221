import sharp from 'sharp';
import type { Word } from '../engine.types.ts';
import { runCommand } from './run-command.ts';

export interface Gray {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

// A flat, upright page as raw grey pixels: compression would cost both sides time.
export async function readWithTesseract({ data, width, height, channels }: Gray, grow = 1): Promise<Word[]> {
  const [wide, high] = [width * grow, height * grow];
  const single = channels === 1 ? data : data.filter((_, i) => i % channels === 0);
  const pixels =
    grow === 1
      ? single
      : await sharp(single, { raw: { width, height, channels: 1 } })
          .resize(wide, high)
          .extractChannel(0)
          .raw()
          .toBuffer();
  const picture = Buffer.concat([Buffer.from(`P5\n${wide} ${high}\n255\n`), pixels]);
  const table = await runCommand('tesseract', ['-', '-', '-l', 'eng', '--psm', '3', 'tsv'], picture);
  return wordsOfTesseractTable(table.toString('utf8'), wide, high);
}

function wordsOfTesseractTable(table: string, width: number, height: number): Word[] {
  return table
    .split('\n')
    .slice(1)
    .flatMap((row): Word[] => {
      const [level, , , , , , left, top, wide, high, sure, text] = row.split('\t');
      if (level !== '5' || !text?.trim()) return [];
      const [x0, y0] = [Number(left) / width, Number(top) / height];
      const [x1, y1] = [x0 + Number(wide) / width, y0 + Number(high) / height];
      return [
        {
          text: text.trim(),
          confidence: Number(sure) / 100,
          polygon: [
            [x0, y0],
            [x1, y0],
            [x1, y1],
            [x0, y1],
          ],
        },
      ];
    });
}
