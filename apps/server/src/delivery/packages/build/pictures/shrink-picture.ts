import sharp from 'sharp';

// From barely visible to just readable. Step 0 leaves the picture unchanged.
export const shrinkSteps = [
  null,
  { longest: 2_400, quality: 80 },
  { longest: 2_100, quality: 74 },
  { longest: 1_800, quality: 68 },
  { longest: 1_600, quality: 60 },
  { longest: 1_400, quality: 52 },
  { longest: 1_200, quality: 45 },
] as const;
export const lastShrinkStep = shrinkSteps.length - 1;

// Always from the original, never from an already shrunk picture, and never larger than the original.
export async function shrinkPicture(picture: Buffer, step: number): Promise<Buffer> {
  const how = shrinkSteps[step];
  if (!how) return picture;
  const made = await sharp(picture)
    .resize(how.longest, how.longest, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: how.quality })
    .toBuffer();
  return made.length < picture.length ? made : picture;
}
