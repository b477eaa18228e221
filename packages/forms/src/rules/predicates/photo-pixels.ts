import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

export const photoPixels = predicate({
  params: z.strictObject({}),
  limits: ({ photo: { minPx } }) => (minPx ? { width: minPx[0], height: minPx[1] } : null),
  judge(given) {
    const { minPx } = given.form.photo;
    if (!minPx) return [];
    const [width, height] = minPx;
    return photosOf(given).flatMap((photo) => {
      const [wide, high] = [measure(photo, 'widthPx'), measure(photo, 'heightPx')];
      if (!wide || !high || (wide >= width && high >= height)) return [];
      return photoBreach(given, photo, wide < width ? 'widthPx' : 'heightPx', { wide, high, width, height });
    });
  },
});
