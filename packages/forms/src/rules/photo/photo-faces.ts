import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

export const photoFaces = predicate({
  params: z.strictObject({}),
  judge: (input) =>
    photosOf(input).flatMap((photo) => {
      const faces = photoMeasure(photo, 'faceCount');
      return faces === undefined || faces === 1
        ? []
        : photoViolation(input, photo, ['faceCount', 'oneFace'], { faces });
    }),
});
