import type { PackField } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { compareOptions } from './compare-options.ts';
import type { ExpectedControl } from './expected-controls.ts';
import { foldedText, tidyText } from './folded-text.ts';
import { isCorrection } from './is-correction.ts';

export const controlTraits = [
  'id',
  'name',
  'label',
  'group',
  'kind',
  'options',
  'required',
  'maxLength',
  'pattern',
  'frame',
] as const;
export type ControlTrait = (typeof controlTraits)[number];

// Options that the page fills in later say nothing about the control: none were recorded, or a list that has not been opened, or one that
// waits for another control, has none yet.
const optionsAreOpen = (recorded: PageControl, live: PageControl, field: PackField | undefined): boolean =>
  recorded.options.length === 0 ||
  ((recorded.kind === 'list' || field?.waitsFor !== undefined) && live.options.length === 0);

export function differingTraits({ control, field }: ExpectedControl, live: PageControl): ControlTrait[] {
  return controlTraits.filter((trait) => {
    if (trait !== 'options') return traitText(control, trait) !== traitText(live, trait);
    if (optionsAreOpen(control, live, field)) return false;
    return compareOptions(control.options, live.options, field).change !== 'same';
  });
}

export function traitText(control: PageControl, trait: ControlTrait): string {
  if (trait === 'options') return control.options.map(tidyText).join(' · ');
  const value = control[trait];
  return typeof value === 'string' ? tidyText(value) : String(value);
}

// One of the few changes that leave no doubt which control it is, given that everything else is equal; null for all others.
export function harmlessChange(expected: ExpectedControl, live: PageControl, traits: readonly ControlTrait[]) {
  const { control, field } = expected;
  const [trait, second] = traits;
  if (trait === undefined || traits.length > 2) return null;
  const change = { trait, was: traitText(control, trait), became: traitText(live, trait) };
  // Many pages give a control one text for both.
  if (second !== undefined) {
    const isOneText = trait === 'id' && second === 'name' && control.id === control.name && live.id === live.name;
    return isOneText && control.label !== '' && live.id !== '' ? change : null;
  }
  if (trait === 'id' || trait === 'name') return control.label === '' ? null : change;
  if (trait === 'label') return hasOwnName(control) && isCorrection(control.label, live.label) ? change : null;
  if (trait === 'group') return hasOwnName(control) && isCorrection(control.group, live.group) ? change : null;
  if (trait === 'required') return field === undefined && live.required ? null : change;
  if (trait === 'maxLength') return mayBeLonger(control, live, field) ? change : null;
  if (trait === 'options') {
    const found = compareOptions(control.options, live.options, field);
    if (found.change === 'added') return { ...change, was: '', became: found.added.join(' · ') };
    return found.change === 'reordered' ? change : null;
  }
  return null; // kind, pattern, frame
}

// An id or name that the page gave it, besides what a person reads.
export const hasOwnName = ({ id, name }: PageControl): boolean => id !== '' || name !== '';

// Room for more text is harmless, except where the length belongs to the format.
const mayBeLonger = (was: PageControl, live: PageControl, field: PackField | undefined): boolean =>
  was.maxLength !== null &&
  (live.maxLength === null || live.maxLength > was.maxLength) &&
  field?.format?.date === undefined &&
  field?.format?.phone === undefined &&
  field?.format?.part === undefined;

const isFilledAndSame = (one: string, other: string) => one !== '' && one === other;

// Whether a person could take one for the other: the same id, the same name, or the same label below the same heading.
export const isAlike = (one: PageControl, other: PageControl): boolean =>
  isFilledAndSame(one.id, other.id) ||
  isFilledAndSame(one.name, other.name) ||
  isFilledAndSame(one.id, other.name) ||
  isFilledAndSame(one.name, other.id) ||
  (isFilledAndSame(foldedText(one.label), foldedText(other.label)) &&
    foldedText(one.group) === foldedText(other.group));
