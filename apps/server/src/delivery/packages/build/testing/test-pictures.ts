import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

// Noise compresses badly: about one byte per pixel.
export function noise(width: number, height: number, seed = 1): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height);
  for (let at = 0, state = seed; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const wordPicture = (words: string, width = 1_400): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1000"><rect width="100%" height="100%" fill="#fff"/>` +
        `<g font-family="DejaVu Sans" font-size="44" fill="#111">${words
          .split('\n')
          .map((line, at) => `<text x="80" y="${160 + at * 90}">${line}</text>`)
          .join('')}</g></svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

export async function letter(...lines: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle('As the sender named it');
  pdf.setAuthor('Somebody');
  for (const line of lines) pdf.addPage([400, 300]).drawText(line, { x: 20, y: 150, size: 18 });
  return Buffer.from(await pdf.save());
}
