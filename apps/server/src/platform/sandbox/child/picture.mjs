import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import sharp from 'sharp';

// One picture, in a process of its own: decoded once, upright, on white, without metadata, encoded once. Says on stdout what it made.
//   picture.mjs FORMAT PIXELS LONGEST QUALITY THUMBNAIL SCREEN SCREEN_QUALITY
const [format, pixels, longest, quality, thumbnail, screen, screenQuality] = process.argv.slice(2);

sharp.concurrency(1);
sharp.cache(false);
const operations = ['VipsForeignLoad'];
sharp.block({ operation: operations });
const loaders = { jpeg: 'VipsForeignLoadJpeg', png: 'VipsForeignLoadPng', webp: 'VipsForeignLoadWebp' };
sharp.unblock({ operation: [loaders[format], 'VipsForeignLoadJpeg'] }); // our own JPEG is read again for the smaller ones

const say = (result) => writeSync(1, JSON.stringify(result));
try {
  const bytes = readFileSync('/work/upload');
  const limits = { limitInputPixels: Number(pixels), failOn: 'error', pages: 1 };
  const meta = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  if (meta.format !== format) say({ reason: 'notWhatItSays' });
  else if (meta.width * meta.height > Number(pixels)) say({ reason: 'tooManyPixels' });
  else {
    const { data, info } = await sharp(bytes, limits)
      .autoOrient()
      .resize(Number(longest), Number(longest), { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: Number(quality) })
      .toBuffer({ resolveWithObject: true });
    const onScreen =
      info.width > Number(screen)
        ? await sharp(data)
            .resize({ width: Number(screen) })
            .jpeg({ quality: Number(screenQuality) })
            .toBuffer()
        : undefined;
    const small = await sharp(onScreen ?? data)
      .resize(Number(thumbnail), Number(thumbnail), { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
    writeFileSync('/work/image.jpg', data);
    writeFileSync('/work/thumbnail.jpg', small);
    if (onScreen) writeFileSync('/work/screen.jpg', onScreen);
    say({ width: info.width, height: info.height, sha256: createHash('sha256').update(data).digest('hex') });
  }
} catch {
  say({ reason: 'damaged' });
}
