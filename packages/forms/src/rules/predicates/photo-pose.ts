import { z } from 'zod';
import { predicate } from '../breach.ts';
import { valueOf } from '../papers.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

const params = z.strictObject({ tilt: z.number().positive() }); // degrees, the most

export const photoPose = predicate({
  params,
  judge: (given, { tilt: most }) =>
    photosOf(given).flatMap((photo) => {
      if (valueOf(photo, 'eyesOpen')?.value === 'false') return photoBreach(given, photo, 'eyesOpen', {}, 'eyes');
      const tilt = Math.abs(measure(photo, 'tilt') ?? 0);
      return tilt > most ? photoBreach(given, photo, 'tilt', { tilt, most }) : [];
    }),
});
