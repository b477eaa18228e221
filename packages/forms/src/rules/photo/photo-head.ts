import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

export const photoHead = predicate({
  params: z.strictObject({}),
  limits({ photo: { headHeightPercent: range } }) {
    return range ? { least: range[0], most: range[1] } : null;
  },
  judge(input) {
    const range = input.form.photo.headHeightPercent;
    if (!range) return [];
    const [least, most] = range;
    return photosOf(input).flatMap((photo) => {
      const head = photoMeasure(photo, 'headHeightPercent');
      if (head === undefined || (head >= least && head <= most)) return [];
      return photoViolation(
        input,
        photo,
        ['headHeightPercent', 'headSize'],
        { head, least, most },
        head < least ? 'small' : 'large',
      );
    });
  },
});
