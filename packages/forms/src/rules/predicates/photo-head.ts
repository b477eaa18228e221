import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

export const photoHead = predicate({
  params: z.strictObject({}),
  limits({ photo: { headHeightPercent: range } }) {
    return range ? { least: range[0], most: range[1] } : null;
  },
  judge(given) {
    const range = given.form.photo.headHeightPercent;
    if (!range) return [];
    const [least, most] = range;
    return photosOf(given).flatMap((photo) => {
      const head = measure(photo, 'headHeightPercent');
      if (head === undefined || (head >= least && head <= most)) return [];
      return photoBreach(given, photo, 'headHeightPercent', { head, least, most }, head < least ? 'small' : 'large');
    });
  },
});
