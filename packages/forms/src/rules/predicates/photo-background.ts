import { z } from 'zod';
import { predicate } from '../breach.ts';
import { valueOf } from '../papers.ts';
import { measure, photoBreach, photosOf } from '../photos.ts';
import { backgroundName } from '../words-of.ts';

const params = z.strictObject({ evenness: z.number() }); // 0..100, the least

// White is asked only where the destination names no other tone.
const isWhiteOnly = (asked: string) => /white/i.test(asked) && !/light|grey|cream/i.test(asked);

export const photoBackground = predicate({
  params,
  limits: ({ photo: { background } }) => (background ? { background: backgroundName(background) } : null),
  judge(given, { evenness }) {
    const { background } = given.form.photo;
    if (!background) return [];
    return photosOf(given).flatMap((photo) => {
      const [colour, even] = [valueOf(photo, 'backgroundColour')?.value, measure(photo, 'backgroundEvenness')];
      if (colour === 'other' || (colour === 'light' && isWhiteOnly(background)))
        return photoBreach(given, photo, 'backgroundColour', {});
      if (even !== undefined && even < evenness)
        return photoBreach(given, photo, 'backgroundEvenness', { even, least: evenness }, 'uneven');
      return [];
    });
  },
});
