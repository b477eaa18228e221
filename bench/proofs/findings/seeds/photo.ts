import { set, unset, type Draft } from '../draft.ts';
import { seeds, type Base, type Seed, type Seeds } from '../seed.types.ts';

const write = (field: string) => (draft: Draft, value: string) => set(draft, 'Applicant photo', { [field]: value });
const all = (field: string, values: readonly string[], base?: Partial<Base>): Seed[] =>
  seeds(values, (value) => value, write(field), base);
const size = (list: readonly (readonly [number, number])[], base?: Partial<Base>): Seed[] =>
  seeds(
    list,
    (each) => each.join(' × '),
    (draft, [wide, high]) => set(draft, 'Applicant photo', { widthPx: String(wide), heightPx: String(high) }),
    base,
  );
const unread = (field: string): Seed => ({
  name: 'not measured',
  apply: (draft) => unset(draft, 'Applicant photo', field),
});

export const photoSeeds: Seeds[] = [
  {
    rule: 'photo-shape',
    base: { destination: 'germany' },
    faults: [
      ...size([
        [1_000, 1_000],
        [1_600, 1_200],
        [900, 1_200],
        [700, 1_000],
      ]),
      ...size([[1_400, 1_800]], { destination: 'vietnam' }),
    ],
    near: [
      ...size([
        [1_400, 1_800],
        [350, 450],
        [1_375, 1_800],
        [1_425, 1_800],
      ]),
      ...size([[1_200, 1_800]], { destination: 'vietnam' }),
      ...size([[900, 1_200]], { destination: 'newZealand' }),
    ],
  },
  {
    rule: 'photo-head',
    base: { destination: 'france' },
    faults: [
      ...all('headHeightPercent', ['69.9', '50', '80.1', '85']),
      ...all('headHeightPercent', ['55'], { destination: 'singapore' }),
    ],
    near: [
      ...all('headHeightPercent', ['70', '75', '80']),
      ...all('headHeightPercent', ['57'], { destination: 'singapore' }),
      ...all('headHeightPercent', ['50'], { destination: 'vietnam' }),
    ],
  },
  {
    rule: 'photo-pixels',
    base: { destination: 'newZealand' },
    faults: [
      ...size([
        [899, 1_200],
        [900, 1_199],
        [600, 800],
        [300, 400],
      ]),
      ...size([[399, 514]], { destination: 'singapore' }),
    ],
    near: [
      ...size([
        [900, 1_200],
        [1_500, 2_000],
      ]),
      ...size([[400, 514]], { destination: 'singapore' }),
      ...size([[100, 130]], { destination: 'germany' }),
      unread('widthPx'),
    ],
  },
  {
    rule: 'photo-file',
    base: { destination: 'vietnam' },
    faults: [
      ...all('fileSizeKb', ['2048.5', '5000']),
      ...all('format', ['WEBP', 'HEIC']),
      ...all('fileSizeKb', ['3073'], { destination: 'newZealand' }),
      ...all('format', ['PNG'], { destination: 'newZealand' }),
    ],
    near: [
      ...all('fileSizeKb', ['2048', '10']),
      ...all('format', ['PNG', 'jpg']),
      ...all('fileSizeKb', ['9000'], { destination: 'germany' }),
    ],
  },
  {
    rule: 'photo-faces',
    base: { destination: 'japan' },
    faults: [...all('faceCount', ['2', '3', '0', '5']), ...all('faceCount', ['2'], { destination: 'canada' })],
    near: [
      ...all('faceCount', ['1', '1.0']),
      ...all('faceCount', ['1'], { destination: 'italy' }),
      ...all('faceCount', ['1'], { destination: 'vietnam' }),
      unread('faceCount'),
    ],
  },
  {
    rule: 'photo-background',
    base: { destination: 'japan' },
    faults: [
      ...all('backgroundColour', ['light', 'other']),
      ...all('backgroundColour', ['other'], { destination: 'germany' }),
      ...all('backgroundColour', ['other'], { destination: 'uk' }),
      ...all('backgroundEvenness', ['81', '40']),
    ],
    near: [
      ...all('backgroundColour', ['white']),
      ...all('backgroundColour', ['light'], { destination: 'germany' }),
      ...all('backgroundColour', ['light'], { destination: 'uk' }),
      ...all('backgroundEvenness', ['82', '99']),
    ],
  },
  {
    rule: 'photo-sharpness',
    base: { destination: 'spain' },
    faults: all('sharpness', ['26.9', '26', '15', '5', '0']),
    near: [...all('sharpness', ['27', '28', '36', '80']), unread('sharpness')],
  },
  {
    rule: 'photo-pose',
    base: { destination: 'belgium' },
    faults: [...all('tilt', ['8.1', '-8.1', '20', '-35']), ...all('eyesOpen', ['false'])],
    near: [...all('tilt', ['8', '-8', '0', '5']), ...all('eyesOpen', ['true'])],
  },
  {
    rule: 'photo-age',
    base: { destination: 'italy' },
    faults: all('takenOn', ['2026-05-14', '2026-05-01', '2025-11-15', '2020-01-01', '2026-11-16']),
    near: [...all('takenOn', ['2026-05-15', '2026-08-01', '2026-11-15', '2026-11-14']), unread('takenOn')],
  },
];
