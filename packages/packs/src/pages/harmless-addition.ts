import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { isAlike } from './compare-control.ts';
import type { ExpectedControl } from './expected-controls.ts';
import { foldedWords, isContained } from './folded-text.ts';

// A new control that nobody has to fill in, at the end of a known group, which nothing we know could mean.
export function isHarmlessAddition(
  control: PageControl,
  expected: readonly ExpectedControl[],
  live: readonly PageControl[],
): boolean {
  const words = foldedWords(control.label);
  const isOptional = !control.required && control.kind !== 'password' && control.kind !== 'file';
  if (!isOptional || words.length === 0 || control.frame !== '') return false;
  const group = expected.filter((each) => each.control.group === control.group);
  if (group.length === 0 || !isAtEndOfGroup(control, live)) return false;
  return expected.every(
    (each) => !isAlike(each.control, control) && !isContained(words, foldedWords(each.control.label)),
  );
}

function isAtEndOfGroup(control: PageControl, live: readonly PageControl[]): boolean {
  const at = live.indexOf(control);
  return live[at - 1]?.group === control.group && live.slice(at + 1).every(({ group }) => group !== control.group);
}
