import type { PassportPage } from './drawing/passport-page.ts';
import { layoutSeed } from './layout-seed.ts';
import { getLayout } from './passport-layouts/layouts.ts';
import { passportOf } from './passport-of.ts';
import type { BackPage, Passport } from './people/passport.ts';
import type { NameFormat } from './people/person-name.ts';
import { randomOf } from './random.ts';

export type PageChoice = 'front' | 'back' | 'both';
export interface BookletOptions {
  seed: string | number;
  layout: string;
  page?: PageChoice;
  indian?: boolean;
  nameFormat?: NameFormat;
}
export interface Booklet {
  passport: Passport;
  front?: PassportPage;
  back?: PassportPage;
}

const hasBack = (passport: Passport): passport is Passport & { back: BackPage } => passport.back !== undefined;

export function bookletOf({ seed, layout: name, page = 'front', indian, nameFormat }: BookletOptions): Booklet {
  const layout = getLayout(name);
  // Only Indian booklets have the back page we read.
  const passport = passportOf({ seed, indian: page === 'front' ? indian : true, nameFormat });
  const booklet: Booklet = { passport };
  // Both pages use the same random stream: one booklet has one background.
  if (page !== 'back') booklet.front = layout.front(passport, randomOf('page', layoutSeed(name), seed));
  if (page !== 'front' && hasBack(passport))
    booklet.back = layout.back(passport, randomOf('page', layoutSeed(name), seed));
  return booklet;
}
