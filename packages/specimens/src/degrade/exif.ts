import type { Degradation } from './degradation.ts';
import { photo } from './photo.ts';
import { filtered } from './raster.ts';

// A phone held sideways: the picture is rotated and only EXIF states it.
export const exif: Degradation = async (page, random) => {
  const taken = await photo(page, random);
  const [orientation, turn] = random.pick([
    [6, 270],
    [8, 90],
    [3, 180],
  ] as const);
  return { ...taken, image: await filtered(taken.image, (picture) => picture.rotate(turn)), orientation };
};
