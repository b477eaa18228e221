import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// A realm's logo or favicon, in a process of its own: drawn again from its pixels as a PNG, so that anything else in the file is dropped.
//   brand-image.mjs FORMAT KIND PIXELS HEAVY_BYTES
const [format, kind, pixels, heavyBytes] = process.argv.slice(2);

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = { jpeg: 'VipsForeignLoadJpeg', png: 'VipsForeignLoadPng', webp: 'VipsForeignLoadWebp' };
sharp.unblock({ operation: [loaders[format]] });

const sizes = {
  logo: { width: 640, height: 240, fit: 'inside', withoutEnlargement: true },
  favicon: { width: 64, height: 64, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } },
};
const bytes = readFileSync('/work/upload');
const draw = (palette) =>
  sharp(bytes, { limitInputPixels: Number(pixels), failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(sizes[kind])
    .png({ compressionLevel: 9, palette })
    .toBuffer();

const drawn = await draw(false);
writeFileSync('/work/image.png', drawn.length > Number(heavyBytes) ? await draw(true) : drawn);
