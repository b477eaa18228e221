import type { Seeds } from '../seed.types.ts';
import { fundSeeds } from './funds.ts';
import { documentSeeds } from './documents.ts';
import { passportSeeds } from './passport.ts';
import { personSeeds } from './person.ts';
import { photoSeeds } from './photo.ts';
import { schengenSeeds } from './schengen.ts';
import { travelSeeds } from './travel.ts';
import { workSeeds } from './work.ts';

export const allSeeds: readonly Seeds[] = [
  ...passportSeeds,
  ...documentSeeds,
  ...personSeeds,
  ...travelSeeds,
  ...schengenSeeds,
  ...fundSeeds,
  ...workSeeds,
  ...photoSeeds,
];
