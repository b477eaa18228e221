import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

export const photoFaces = predicate({
  params: z.strictObject({}),
  judge: (given) =>
    photosOf(given).flatMap((photo) => {
      const faces = measure(photo, 'faceCount');
      return faces === undefined || faces === 1 ? [] : photoBreach(given, photo, 'faceCount', { faces });
    }),
});
