import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

const params = z.strictObject({ least: z.number() });

export const photoSharpness = predicate({
  params,
  judge: (input, { least }) =>
    photosOf(input).flatMap((photo) => {
      const sharpness = photoMeasure(photo, 'sharpness');
      return sharpness === undefined || sharpness >= least
        ? []
        : photoViolation(input, photo, ['sharpness', 'sharpness'], { sharpness, least });
    }),
});
