import { blur } from './blur.ts';
import { copy } from './copy.ts';
import type { Degradation } from './degradation.ts';
import { exif } from './exif.ts';
import { glare } from './glare.ts';
import { jpeg40 } from './jpeg40.ts';
import { low } from './low.ts';
import { motion } from './motion.ts';
import { noise } from './noise.ts';
import { none } from './none.ts';
import { perspective } from './perspective.ts';
import { photo } from './photo.ts';
import { rot180, rot270, rot90 } from './rotate.ts';
import { shadow } from './shadow.ts';
import { skew } from './skew.ts';
import { spread } from './spread.ts';

export const conditions = {
  none,
  skew,
  rot90,
  rot180,
  rot270,
  perspective,
  shadow,
  glare,
  blur,
  motion,
  noise,
  low,
  jpeg40,
  photo,
  exif,
  spread,
  copy,
} as const satisfies Record<string, Degradation>;
export type Condition = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as Condition[];
