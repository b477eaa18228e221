import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';

const params = z.strictObject({ tolerance: z.number().positive() }); // of the ratio

export const photoGeometry = predicate({
  params,
  limits: ({ photo: { widthMm, heightMm } }) => (widthMm && heightMm ? { width: widthMm, height: heightMm } : null),
  judge(given, { tolerance }) {
    const { widthMm, heightMm, minPx } = given.form.photo;
    if (!widthMm || !heightMm) return [];
    return photosOf(given).flatMap((photo) => {
      const [wide, high] = [measure(photo, 'widthPx'), measure(photo, 'heightPx')];
      if (!wide || !high) return [];
      // A portal's own pixels may have another shape than the print.
      const asked = [widthMm / heightMm, ...(minPx ? [minPx[0] / minPx[1]] : [])];
      if (asked.some((ratio) => Math.abs(wide / high / ratio - 1) <= tolerance + 1e-9)) return [];
      return photoBreach(given, photo, 'widthPx', { wide, high, width: widthMm, height: heightMm });
    });
  },
});
