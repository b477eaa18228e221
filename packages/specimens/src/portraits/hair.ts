import { html } from '../html.ts';
import type { Look } from './person-look.ts';
import type { PortraitOptions } from './portrait-options.ts';

export interface Hair {
  readonly behind: string; // drawn before the shoulders
  readonly before: string; // drawn over the face
  readonly crown: number; // the uppermost of the head, in its units
}

const fringe = (hair: string) =>
  `<path d="M-35 50C-40 12-22 0 0 0S40 12 35 50C33 34 28 25 18 20C6 24-14 24-24 19C-30 27-33 36-35 50z" fill="${hair}"/>`;
const curls = (hair: string) =>
  Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI * (1.02 - (at / 12) * 1.04);
    return `<circle cx="${(35 * Math.cos(angle)).toFixed(1)}" cy="${(38 - 31 * Math.sin(angle)).toFixed(1)}" r="7" fill="${hair}"/>`;
  }).join('');

const styles = {
  short: ({ hair }: Look): Hair => ({ behind: '', before: fringe(hair), crown: 0 }),
  long: ({ hair }: Look): Hair => ({
    behind: `<path d="M-38 118Q-46 4 0 0Q46 4 38 118z" fill="${hair}"/>`,
    before: fringe(hair),
    crown: 0,
  }),
  bun: ({ hair }: Look): Hair => ({
    behind: '',
    before: html(
      `<path d="M-35 48C-39 12-22 0 0 0S39 12 35 48C34 30 22 18 0 16S-34 30-35 48z" fill="${hair}"/>`,
      '<path d="M0 1V16" stroke="#0008" stroke-width=".6"/>',
    ),
    crown: 0,
  }),
  curly: ({ hair }: Look): Hair => ({ behind: '', before: `${fringe(hair)}${curls(hair)}`, crown: 0 }),
  bald: ({ hair, dark }: Look): Hair => ({
    behind: '',
    before: html(
      `<path d="M-34 50Q-36 40-32 34L-31 46zM34 50Q36 40 32 34L31 46z" fill="${hair}"/>`,
      `<path d="M-18 20Q0 15 18 20" stroke="${dark}" stroke-width=".5" fill="none" opacity=".5"/>`,
    ),
    crown: 8,
  }),
} as const;

// Religious head coverings: the whole face is visible, from chin to forehead.
const covered = {
  turban: ({ cloak }: Look): Hair => ({
    behind: '',
    before: `<path d="M-37 46C-48 6-30-14 0-14S48 6 37 46C30 30 12 21 0 30C-12 21-30 30-37 46z" fill="${cloak}"/>
      <path d="M-40 30Q-14-10 30-8M-41 20Q-8-16 38 8M40 30Q14-10-30-8M0 30Q-6 8 20-12" fill="none" stroke="#0005" stroke-width="1.100"/>`,
    crown: -14,
  }),
  headscarf: ({ cloak }: Look): Hair => ({
    behind: `<path d="M-40 60C-46 4-24-6 0-6S46 4 40 60L52 132L-52 132z" fill="${cloak}"/>`,
    before: html(
      '<path d="M-40 60C-46 4-24-6 0-6S46 4 40 60C42 92 26 112 0 116S-42 92-40 60zM-30 56C-28 88-14 99 0 ',
      '100.500S28 88 30 56C30 30 22 19 0 19S-30 30-30 56z" fill="',
      `${cloak}" fill-rule="evenodd"/>`,
      '<path d="M-33 84Q-20 108 8 112M33 84Q22 104-4 110" fill="none" stroke="#0005" stroke-width="1"/>',
    ),
    crown: -6,
  }),
  shawl: ({ cloak, hair }: Look): Hair => ({
    behind: `<path d="M-41 60C-47 2-24-5 0-5S47 2 41 60L58 140L-58 140z" fill="${cloak}"/>`,
    before: html(
      `<path d="M-34 48C-36 22-20 12 0 12S36 22 34 48C32 32 22 22 0 20S-32 32-34 48z" fill="${hair}"/>`,
      `<path d="M-41 62C-47 2-24-5 0-5S47 2 41 62C40 26 24 12 0 12S-40 26-41 62z" fill="${cloak}"/>`,
      '<path d="M-38 50C-38 18-22 5 0 5S38 18 38 50" fill="none" stroke="#d9b23c" stroke-width="1.200"/>',
    ),
    crown: -5,
  }),
} as const;

export const hairOf = (look: Look, { hair = 'short', covering = 'none' }: PortraitOptions): Hair =>
  covering === 'none' ? styles[hair](look) : covered[covering](look);
