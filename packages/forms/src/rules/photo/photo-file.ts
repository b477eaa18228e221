import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';
import { valueOf } from '../documents/documents-of.ts';

const formatOf = (name: string) => name.toLowerCase().replace(/^jpeg$/, 'jpg');

export const photoFile = predicate({
  params: z.strictObject({}),
  limits: ({ photo: { maxKb, formats } }) =>
    maxKb || formats ? { most: maxKb ?? '–', formats: formats?.join(', ') ?? '–' } : null,
  judge(input) {
    const { maxKb, formats } = input.form.photo;
    return photosOf(input).flatMap((photo) => {
      const [size, format] = [photoMeasure(photo, 'fileSizeKb'), valueOf(photo, 'format')?.value];
      if (maxKb && size !== undefined && size > maxKb)
        return photoViolation(input, photo, ['fileSizeKb', null], { size: Math.round(size), most: maxKb });
      if (formats && format && !formats.map(formatOf).includes(formatOf(format)))
        return photoViolation(input, photo, ['format', null], { format, formats: formats.join(', ') }, 'format');
      return [];
    });
  },
});
