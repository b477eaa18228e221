import { conditionNames, type Condition } from '@visawright/specimens/degrade/conditions.ts';
import { layouts } from '@visawright/specimens/passport-layouts/layouts.ts';
import type { PassportSpecimenOptions } from '@visawright/specimens/passport-specimen.ts';

// A small run has each of the 17 conditions once.
export const sizes = { small: 17, tune: 140, peers: 210, full: 1_156 } as const;
export type Size = keyof typeof sizes;

export interface WantedSpecimen extends PassportSpecimenOptions {
  readonly id: string;
  readonly condition: Condition;
}

// Conditions change first, so that a short run still shows all of them. Only the full run uses the held-out layout.
export function wantedSpecimens(size: Size): WantedSpecimen[] {
  const names = size === 'full' ? ['held-out'] : layouts.map(({ name }) => name).filter((name) => name !== 'held-out');
  const seed = size === 'full' ? 'apart' : size === 'peers' ? 'fixed' : 'tuning';
  return Array.from({ length: sizes[size] }, (_, at): WantedSpecimen => {
    const condition = conditionNames[at % conditionNames.length]!;
    const layout = names[Math.floor(at / conditionNames.length) % names.length]!;
    return { id: `${at}-${layout}-${condition}`, seed: `${seed}-${at}`, layout, condition, page: 'front' };
  });
}
