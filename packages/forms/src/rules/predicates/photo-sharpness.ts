import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

const params = z.strictObject({ least: z.number() });

export const photoSharpness = predicate({
  params,
  judge: (given, { least }) =>
    photosOf(given).flatMap((photo) => {
      const sharpness = measure(photo, 'sharpness');
      return sharpness === undefined || sharpness >= least
        ? []
        : photoBreach(given, photo, 'sharpness', { sharpness, least });
    }),
});
