import type { PortraitSpecimen } from './portrait-specimen.ts';
import type { PortraitOptions } from './portrait-options.ts';

type Rest = Pick<PortraitSpecimen, 'expected'> & Partial<Pick<PortraitSpecimen, 'destination'>>;

const one = (name: string, options: Omit<PortraitOptions, 'seed'>, rest: Partial<Rest> = {}): PortraitSpecimen => ({
  name,
  options: { seed: name, ...options },
  destination: rest.destination ?? 'germany',
  expected: rest.expected ?? {},
});

const bad = 'bad' as const;

// Limits are tuned on these only; the held-out specimens (held-out-portrait-specimens.ts) are only measured.
export const portraitSpecimens: readonly PortraitSpecimen[] = [
  one('good 1', { skin: 2, hair: 'short' }),
  one('good 2', { skin: 5, hair: 'long', bindi: true, backdrop: 'offWhite' }),
  one('good 3', { skin: 3, hair: 'bun', headPercent: 66 }, { destination: 'japan' }),
  one('good 4', { skin: 6, hair: 'curly', beard: 'full', backdrop: 'lightGrey' }, { destination: 'canada' }),
  one('good 5', { skin: 1, hair: 'bald', beard: 'moustache', backdrop: 'paleBlue' }, { destination: 'france' }),
  one('good 6', { skin: 4, covering: 'turban', beard: 'full' }),
  one('good 7', { skin: 2, covering: 'headscarf', backdrop: 'white' }, { destination: 'japan' }),
  one('good 8', { skin: 5, covering: 'shawl', bindi: true, backdrop: 'cream' }),
  one('good 9', { skin: 3, glasses: 'thin' }, { destination: 'uk' }),
  one('good 10', { skin: 7, hair: 'short', glasses: 'thick' }),
  one('good 11', { skin: 0, hair: 'long' }, { destination: 'singapore' }),
  one('good 12', { skin: 4, hair: 'curly', width: 1_600 }, { destination: 'newZealand' }),
  one(
    'good 13',
    { skin: 6, hair: 'long', headPercent: 45, width: 1_200 },
    { destination: 'vietnam', expected: { headSize: 'unknown' } },
  ),
  one('good 14', { skin: 3, beard: 'full', turned: 5, tilt: 3 }),
  one('good 15', { skin: 5, hair: 'bun', tilt: -5, aside: 0.04 }, { destination: 'italy' }),
  one('far away, many pixels', { skin: 3, headPercent: 26, width: 1_800 }),
  one('turban, glasses', { skin: 4, covering: 'turban', beard: 'full', glasses: 'thin', backdrop: 'offWhite' }),
  one('tilt right', { skin: 2, tilt: 13 }, { expected: { tilt: bad } }),
  one('tilt left', { skin: 5, hair: 'long', tilt: -14 }, { expected: { tilt: bad } }),
  one('tilt, turban', { skin: 4, covering: 'turban', tilt: 12, headPercent: 50 }, { expected: { tilt: bad } }),
  one('tilt at the limit', { skin: 3, tilt: 8 }, { expected: { tilt: 'look' } }),
  one('shadow behind', { skin: 2, shadow: 'behind' }, { expected: { shadow: bad } }),
  one(
    'shadow behind, long hair',
    { skin: 6, hair: 'long', shadow: 'behind', headPercent: 50 },
    { expected: { shadow: bad } },
  ),
  one(
    'shadow behind, cream',
    { skin: 4, shadow: 'behind', backdrop: 'cream', headPercent: 54, hair: 'curly' },
    { expected: { shadow: bad } },
  ),
  one('shadow on the face', { skin: 2, shadow: 'face' }, { expected: { shadow: bad } }),
  one('shadow on a dark face', { skin: 6, shadow: 'face', hair: 'curly' }, { expected: { shadow: bad } }),
  one('small head', { skin: 3, headPercent: 28, width: 700 }, { expected: { pixels: bad } }),
  one(
    'small head, scarf',
    { skin: 1, covering: 'headscarf', headPercent: 30, width: 640 },
    { expected: { pixels: bad } },
  ),
  one('few pixels', { skin: 5, width: 260 }, { expected: { pixels: bad } }),
  one('too few for the portal', { skin: 2, width: 700 }, { destination: 'newZealand', expected: { pixels: bad } }),
  one('shelves', { skin: 2, backdrop: 'shelves' }, { expected: { background: bad, shadow: null } }),
  one('street', { skin: 5, backdrop: 'street', hair: 'long' }, { expected: { background: bad, shadow: null } }),
  one('curtain', { skin: 4, backdrop: 'curtain' }, { expected: { background: bad, shadow: null } }),
  one('dark wall', { skin: 3, backdrop: 'dark' }, { expected: { background: bad } }),
  one('blue wall', { skin: 6, backdrop: 'blue', hair: 'bun' }, { expected: { background: bad } }),
  one(
    'brown wall',
    { skin: 1, backdrop: 'brown', covering: 'turban', beard: 'full' },
    { expected: { background: bad } },
  ),
  one(
    'grey where white is asked',
    { skin: 2, backdrop: 'lightGrey' },
    { destination: 'japan', expected: { background: bad } },
  ),
  one(
    'blue where white is asked',
    { skin: 4, backdrop: 'paleBlue' },
    { destination: 'japan', expected: { background: bad } },
  ),
  one('eyes closed', { skin: 2, eyes: 'closed' }, { expected: { eyesOpen: bad } }),
  one('eyes closed, dark skin', { skin: 6, eyes: 'closed', hair: 'curly' }, { expected: { eyesOpen: bad } }),
  one('eyes closed, glasses', { skin: 3, eyes: 'closed', glasses: 'thin' }, { expected: { eyesOpen: bad } }),
  one('glare', { skin: 3, glasses: 'thin', glare: true }, { expected: { glare: bad, eyesOpen: null } }),
  one('glare, thick frame', { skin: 5, glasses: 'thick', glare: true }, { expected: { glare: bad, eyesOpen: null } }),
  one(
    'glare, turban',
    { skin: 4, glasses: 'thick', covering: 'turban', beard: 'full', glare: true },
    { expected: { glare: bad, eyesOpen: null } },
  ),
  one('blurred', { skin: 2, blur: 9 }, { expected: { sharpness: bad } }),
  one('blurred, dark skin', { skin: 6, blur: 9, hair: 'long' }, { expected: { sharpness: bad } }),
  one('blurred, scarf', { skin: 1, blur: 10, covering: 'headscarf' }, { expected: { sharpness: bad } }),
  one('two people', { skin: 3, faces: 2, ratio: 1.25, width: 1_200, headPercent: 50 }, { expected: { oneFace: bad } }),
  one(
    'two people, grey',
    { skin: 5, faces: 2, ratio: 1.3, width: 1_200, headPercent: 44, backdrop: 'lightGrey' },
    { expected: { oneFace: bad } },
  ),
  one(
    'head cut above',
    { skin: 2, headPercent: 62, above: -0.07 },
    { expected: { room: bad, headSize: null, eyeLine: null } },
  ),
  one(
    'turban cut above',
    { skin: 4, covering: 'turban', headPercent: 62, above: -0.08 },
    { expected: { room: bad, headSize: null, eyeLine: null } },
  ),
  one(
    'no room around',
    { skin: 3, headPercent: 93, above: 0.03 },
    { expected: { room: bad, headSize: bad, eyeLine: null } },
  ),
  one('turned aside', { skin: 3, turned: 26 }, { expected: { turned: bad, shadow: null } }),
  one('turned aside, left', { skin: 5, turned: -28, hair: 'bun' }, { expected: { turned: bad, shadow: null } }),
  one(
    'tilted before shelves',
    { skin: 2, tilt: 14, backdrop: 'shelves' },
    { expected: { tilt: bad, background: bad, shadow: null } },
  ),
  one('closed and blurred', { skin: 4, eyes: 'closed', blur: 9 }, { expected: { eyesOpen: bad, sharpness: bad } }),
];
