import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { hasOwnName, type ControlTrait } from './compare-control.ts';
import type { ExpectedControl } from './expected-controls.ts';
import type { Pair } from './pair-controls.ts';

// A change that leaves no doubt, with the reason in words for the person and for the report.
export interface Reanchored {
  readonly control: string | null; // of the pack; null for a new control
  readonly label: string;
  readonly what: ControlTrait | 'place' | 'new' | 'notShown';
  readonly was: string;
  readonly became: string;
  readonly because: string;
}

const changes: Readonly<Partial<Record<ControlTrait, string>>> = {
  id: 'Its id changed',
  name: 'Its name changed',
  label: 'Its label was corrected',
  group: 'Its heading was corrected',
  required: 'It is required or optional now',
  maxLength: 'It takes a longer text',
  options: 'Its list has other options besides those we choose',
};

export function evidenceOf({ expected, live, change }: Pair): Reanchored {
  const { trait, was, became } = change!;
  const others = (['label', 'id', 'name', 'kind', 'group', 'place'] as const).filter(
    (each) => each !== trait && (each === 'place' || each === 'kind' || expected.control[each] !== ''),
  );
  const list = `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`;
  return {
    control: expected.ref,
    label: live.label,
    what: trait,
    was,
    became,
    because: `${changes[trait] ?? 'It changed'}; ${list} are the same, and no other field is like it.`,
  };
}

export const evidenceOfMove = ({ expected, live }: Pair): Reanchored => ({
  control: expected.ref,
  label: live.label,
  what: 'place',
  was: '',
  became: '',
  because:
    `It is in another place; label, ${hasOwnName(live) ? 'id or name, ' : ''}kind and group are the same, ` +
    'and no other field is like it.',
});

export const evidenceOfAddition = (live: PageControl): Reanchored => ({
  control: null,
  label: live.label,
  what: 'new',
  was: '',
  became: live.label,
  because: 'It is new, optional and the last one of its group; all other fields are exactly as recorded.',
});

export const evidenceOfWaiting = ({ ref, control }: ExpectedControl): Reanchored => ({
  control: ref,
  label: control.label,
  what: 'notShown',
  was: control.label,
  became: '',
  because: 'The page shows it only after the field it depends on has been filled in.',
});
