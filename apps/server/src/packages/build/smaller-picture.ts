import sharp from 'sharp';

// From hardly to be seen to just readable; the first step leaves a picture as it is.
export const steps = [
  null,
  { longest: 2_400, quality: 80 },
  { longest: 2_100, quality: 74 },
  { longest: 1_800, quality: 68 },
  { longest: 1_600, quality: 60 },
  { longest: 1_400, quality: 52 },
  { longest: 1_200, quality: 45 },
] as const;
export const lastStep = steps.length - 1;

// Always from the picture itself, never from a smaller one; never larger than it was.
export async function smallerPicture(picture: Buffer, step: number): Promise<Buffer> {
  const how = steps[step];
  if (!how) return picture;
  const made = await sharp(picture)
    .resize(how.longest, how.longest, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: how.quality })
    .toBuffer();
  return made.length < picture.length ? made : picture;
}
