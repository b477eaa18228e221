import { z } from 'zod';
import { predicate } from '../breach.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';
import { valueOf } from '../papers.ts';

const formatOf = (name: string) => name.toLowerCase().replace(/^jpeg$/, 'jpg');

export const photoFile = predicate({
  params: z.strictObject({}),
  limits: ({ photo: { maxKb, formats } }) =>
    maxKb || formats ? { most: maxKb ?? '–', formats: formats?.join(', ') ?? '–' } : null,
  judge(given) {
    const { maxKb, formats } = given.form.photo;
    return photosOf(given).flatMap((photo) => {
      const [size, format] = [measure(photo, 'fileSizeKb'), valueOf(photo, 'format')?.value];
      if (maxKb && size !== undefined && size > maxKb)
        return photoBreach(given, photo, 'fileSizeKb', { size: Math.round(size), most: maxKb });
      if (formats && format && !formats.map(formatOf).includes(formatOf(format)))
        return photoBreach(given, photo, 'format', { format, formats: formats.join(', ') }, 'format');
      return [];
    });
  },
});
