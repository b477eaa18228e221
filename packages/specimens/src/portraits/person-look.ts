import type { Random } from '../random.ts';
import type { PortraitOptions } from './portrait-options.ts';

const skins = [
  ['#f0cdb0', '#d9a988', '#ad7a59'],
  ['#e6bd9c', '#cc9873', '#9a6a49'],
  ['#dcae89', '#c08c65', '#8c5e3f'],
  ['#cd9c76', '#ac7a54', '#7d5236'],
  ['#b98660', '#976645', '#6a432c'],
  ['#a3714e', '#825538', '#593622'],
  ['#8a5c3e', '#6b442c', '#482b1a'],
  ['#74492f', '#583521', '#3a2113'],
] as const;

export interface Look {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly hair: string;
  readonly cloth: string;
  readonly cloak: string; // of a covering
  readonly lips: string;
  readonly wide: number; // of the face, 1 the usual
  readonly jaw: number; // how square, 0..1
  readonly eye: number; // size, 1 the usual
  readonly iris: string;
}

export function lookOf(random: Random, options: PortraitOptions): Look {
  const own = random.whole(0, skins.length - 1);
  const [light, middle, dark] = skins[options.skin ?? own]!;
  const isOld = random.chance(0.2);
  return {
    light,
    middle,
    dark,
    hair: isOld ? random.pick(['#6f6a66', '#8a8580']) : random.pick(['#17110d', '#231a14', '#2d2119', '#3a281c']),
    cloth: random.pick(['#2c3e57', '#5a2f3f', '#3b5946', '#4a4a52', '#70482a', '#31345e']),
    cloak: random.pick(['#7a1f2b', '#1f4d6b', '#c9761a', '#24543a', '#3a2a5c', '#2b2b30']),
    lips: random.pick(['#a4544c', '#94473f', '#b06257', '#8a4038']),
    wide: random.between(0.95, 1.05),
    jaw: random.next(),
    eye: random.between(0.94, 1.06),
    iris: random.pick(['#3a2415', '#2c1a10', '#4a3320']),
  };
}
