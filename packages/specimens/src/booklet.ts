import type { Sheet } from './drawing/sheet.ts';
import { getLayout } from './passport-layouts/layouts.ts';
import { passportOf } from './people.ts';
import type { BackPage, Passport } from './people/passport.ts';
import type { NameManner } from './people/person-name.ts';
import { randomOf } from './random.ts';

export type PageChoice = 'front' | 'back' | 'both';
export interface BookletWish {
  seed: string | number;
  layout: string;
  page?: PageChoice;
  indian?: boolean;
  nameManner?: NameManner;
}
export interface Booklet {
  passport: Passport;
  front?: Sheet;
  back?: Sheet;
}

const hasBack = (passport: Passport): passport is Passport & { back: BackPage } => passport.back !== undefined;

export function bookletOf({ seed, layout: name, page = 'front', indian, nameManner }: BookletWish): Booklet {
  const layout = getLayout(name);
  // Only Indian booklets have the back page we read.
  const passport = passportOf({ seed, indian: page === 'front' ? indian : true, nameManner });
  const booklet: Booklet = { passport };
  // Both pages begin from the same stream: one booklet, one paper.
  if (page !== 'back') booklet.front = layout.front(passport, randomOf('page', name, seed));
  if (page !== 'front' && hasBack(passport)) booklet.back = layout.back(passport, randomOf('page', name, seed));
  return booklet;
}
