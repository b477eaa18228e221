import type { Degradation } from './degradation.ts';
import { photo } from './photo.ts';
import { filtered } from './raster.ts';

// A phone held on its side: the sensor's rows run the other way and only EXIF says so.
export const exif: Degradation = async (page, random) => {
  const taken = await photo(page, random);
  const [orientation, turn] = random.pick([
    [6, 270],
    [8, 90],
    [3, 180],
  ] as const);
  return { ...taken, image: await filtered(taken.image, (picture) => picture.rotate(turn)), orientation };
};
