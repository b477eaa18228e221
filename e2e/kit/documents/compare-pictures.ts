import sharp from 'sharp';

// The mean difference of two pictures per colour, 0 to 255, at the size of the first. Slightly blurred: edges may differ by half a pixel.
export async function differenceOf(shown: Buffer, served: Buffer): Promise<number> {
  const { width, height } = await sharp(shown).metadata();
  const pixels = (picture: Buffer) =>
    sharp(picture).resize(width, height, { fit: 'fill' }).removeAlpha().blur(1.5).raw().toBuffer();
  const [one, other] = await Promise.all([pixels(shown), pixels(served)]);
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}
