import type { DemoCase } from '../case-rows.ts';

// Which realm of the demo: its address, and whose people live in it.
export interface DemoPlace {
  readonly path: string;
  readonly cast: string;
}

export const isDrawn = ({ drawn }: DemoCase, { cast }: DemoPlace): boolean =>
  drawn === 'everywhere' || (drawn === 'brands' && cast !== 'dev');
