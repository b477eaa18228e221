import { z } from 'zod';
import { predicate } from '../predicate.ts';
import { valueOf } from '../documents/documents-of.ts';
import { photoMeasure, photoViolation, photosOf } from './photo-violation.ts';
import { backgroundName } from '../texts/fact-text.ts';

const params = z.strictObject({ evenness: z.number() }); // minimum, 0 to 100

// White is checked only if the destination allows no other tone.
const isWhiteOnly = (asked: string) => /white/i.test(asked) && !/light|grey|cream/i.test(asked);

export const photoBackground = predicate({
  params,
  limits: ({ photo: { background } }) => (background ? { background: backgroundName(background) } : null),
  judge(input, { evenness }) {
    const { background } = input.form.photo;
    if (!background) return [];
    return photosOf(input).flatMap((photo) => {
      const [colour, even] = [valueOf(photo, 'backgroundColour')?.value, photoMeasure(photo, 'backgroundEvenness')];
      if (colour === 'other' || (colour === 'light' && isWhiteOnly(background)))
        return photoViolation(input, photo, ['backgroundColour', 'background'], {});
      if (even !== undefined && even < evenness)
        return photoViolation(input, photo, ['backgroundEvenness', 'background'], { even, least: evenness }, 'uneven');
      return [];
    });
  },
});
