import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import { lookOf } from '@visawright/specimens/portraits/person-look.ts';
import type { PortraitOptions } from '@visawright/specimens/portraits/portrait-options.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { women } from '../../travellers/demo-travellers.ts';
import { ageGroup, personSeed, type Holder } from '../passport/demo-passport.ts';

// How a traveller looks: each has an own face, with the whole head and the shoulders in the picture.
export function portraitOptions(holder: Holder): PortraitOptions {
  const { isChild, isOld } = ageGroup(holder);
  const random = randomOf('demo portrait', personSeed(holder));
  const seed = seedWithHair(personSeed(holder), isOld);
  const isWoman = women.has(holder.firstName);
  const skin = random.whole(1, 6);
  const headPercent = random.whole(52, 60);
  const backdrop = random.pick(['white', 'white', 'offWhite'] as const);
  const shared = { seed, skin, headPercent, backdrop, width: 900 } as const;
  if (isWoman)
    return {
      ...shared,
      hair: random.pick(isChild ? (['long', 'bun'] as const) : (['long', 'long', 'curly', 'bun'] as const)),
      bindi: !isChild && random.chance(0.3),
    };
  if (holder.lastName === 'Singh') return { ...shared, covering: 'turban', beard: 'full' };
  return {
    ...shared,
    hair: random.pick(
      isChild ? (['short', 'curly'] as const) : (['short', 'short', 'curly', isOld ? 'bald' : 'short'] as const),
    ),
    beard: isChild ? 'none' : random.pick(['none', 'moustache', 'full', 'none'] as const),
  };
}

const greys = ['#6f6a66', '#8a8580'];

// The specimens choose the hair's colour by their seed: grey only for older people.
function seedWithHair(seed: string, isGrey: boolean): string {
  for (let at = 0; ; at++) {
    const own = `${seed} ${at}`;
    if (greys.includes(lookOf(randomOf('portrait specimen', 'studio', own), { seed: own }).hair) === isGrey) return own;
  }
}

export const drawnPortrait = async (holder: Holder): Promise<Buffer> =>
  (await drawPortrait(portraitOptions(holder))).bytes;
