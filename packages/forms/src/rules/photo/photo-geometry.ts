import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';

const params = z.strictObject({ tolerance: z.number().positive() }); // of the aspect ratio

export const photoGeometry = predicate({
  params,
  limits: ({ photo: { widthMm, heightMm } }) => (widthMm && heightMm ? { width: widthMm, height: heightMm } : null),
  judge(input, { tolerance }) {
    const { widthMm, heightMm, minPx } = input.form.photo;
    if (!widthMm || !heightMm) return [];
    return photosOf(input).flatMap((photo) => {
      const [wide, high] = [photoMeasure(photo, 'widthPx'), photoMeasure(photo, 'heightPx')];
      if (!wide || !high) return [];
      // A portal's pixel size may have a different aspect ratio than the print.
      const asked = [widthMm / heightMm, ...(minPx ? [minPx[0] / minPx[1]] : [])];
      if (asked.some((ratio) => Math.abs(wide / high / ratio - 1) <= tolerance + 1e-9)) return [];
      return photoViolation(input, photo, ['widthPx', 'room'], { wide, high, width: widthMm, height: heightMm });
    });
  },
});
