import { conditionNames, type Condition } from '../../../packages/specimens/src/degrade/conditions.ts';
import { layouts } from '../../../packages/specimens/src/passport-layouts/layouts.ts';
import type { SpecimenWish } from '../../../packages/specimens/src/specimen.ts';

export const sizes = { small: 28, tune: 140, peers: 210, full: 1_156 } as const;
export type Size = keyof typeof sizes;

export interface Wanted extends SpecimenWish {
  readonly id: string;
  readonly condition: Condition;
}

// Conditions change first, so that a short run still shows all of them. Only the full run sees the layout set apart.
export function wantedFor(size: Size): Wanted[] {
  const names = size === 'full' ? ['apart'] : layouts.map(({ name }) => name).filter((name) => name !== 'apart');
  const seed = size === 'full' ? 'apart' : size === 'peers' ? 'fixed' : 'tuning';
  return Array.from({ length: sizes[size] }, (_, at): Wanted => {
    const condition = conditionNames[at % conditionNames.length]!;
    const layout = names[Math.floor(at / conditionNames.length) % names.length]!;
    return { id: `${at}-${layout}-${condition}`, seed: `${seed}-${at}`, layout, condition, page: 'front' };
  });
}
