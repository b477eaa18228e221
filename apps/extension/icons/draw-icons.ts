// Writes the PNG files of the manifest from icon.svg: `node icons/draw-icons.ts`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const svg = readFileSync(join(import.meta.dirname, 'icon.svg'));
for (const size of [16, 32, 48, 128])
  await sharp(svg, { density: 384 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(import.meta.dirname, `../public/icon/${size}.png`));
