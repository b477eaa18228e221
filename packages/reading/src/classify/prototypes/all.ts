import { family } from './family.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { journey } from './journey.ts';
import { letters } from './letters.ts';
import { money } from './money.ts';
import { other } from './other.ts';
import type { Prototypes } from './prototypes.types.ts';
import { work } from './work.ts';

export const allPrototypes: Prototypes = {
  ...money,
  ...journey,
  ...letters,
  ...work,
  ...identity,
  ...family,
  ...home,
  ...other,
};
