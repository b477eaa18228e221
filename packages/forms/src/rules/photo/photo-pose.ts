import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { valueOf } from '../documents/documents-of.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

const params = z.strictObject({ tilt: z.number().positive() }); // maximum, in degrees

export const photoPose = predicate({
  params,
  judge: (input, { tilt: most }) =>
    photosOf(input).flatMap((photo) => {
      if (valueOf(photo, 'eyesOpen')?.value === 'false')
        return photoViolation(input, photo, ['eyesOpen', 'eyesOpen'], {}, 'eyes');
      const tilt = Math.abs(photoMeasure(photo, 'tilt') ?? 0);
      return tilt > most ? photoViolation(input, photo, ['tilt', 'tilt'], { tilt, most }) : [];
    }),
});
