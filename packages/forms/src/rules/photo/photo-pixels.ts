import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

export const photoPixels = predicate({
  params: z.strictObject({}),
  limits: ({ photo: { minPx } }) => (minPx ? { width: minPx[0], height: minPx[1] } : null),
  judge(input) {
    const { minPx } = input.form.photo;
    if (!minPx) return [];
    const [width, height] = minPx;
    return photosOf(input).flatMap((photo) => {
      const [wide, high] = [photoMeasure(photo, 'widthPx'), photoMeasure(photo, 'heightPx')];
      if (!wide || !high || (wide >= width && high >= height)) return [];
      return photoViolation(input, photo, [wide < width ? 'widthPx' : 'heightPx', 'pixels'], {
        wide,
        high,
        width,
        height,
      });
    });
  },
});
