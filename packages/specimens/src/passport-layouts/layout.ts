import type { PassportPage } from '../drawing/passport-page.ts';
import type { BackPage, Passport } from '../people/passport.ts';
import type { Random } from '../random.ts';

export interface Layout {
  name: string;
  front(passport: Passport, random: Random): PassportPage;
  back(passport: Passport & { back: BackPage }, random: Random): PassportPage;
}

export const pageWidth = 125; // mm, TD3
export const pageHeight = 88;
