import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { hasOwnName } from './compare-control.ts';
import { describeDifferences, type PageDifference } from './describe-differences.ts';
import { expectedControls, type ExpectedControl } from './expected-controls.ts';
import { tidyText } from './folded-text.ts';
import { isHarmlessAddition } from './harmless-addition.ts';
import { isPageOf } from './is-page-of.ts';
import { disorderedPairs, movedPairs } from './moved-pairs.ts';
import { isOnlyCandidate, pairControls, type Pair, type Pairing } from './pair-controls.ts';
import { evidenceOf, evidenceOfAddition, evidenceOfMove, evidenceOfWaiting, type Reanchored } from './reanchored.ts';

export type { PageDifference } from './describe-differences.ts';

export interface PageMatch {
  readonly isKnown: boolean;
  readonly refs: Readonly<Record<string, string>>; // control of the pack → control of the page; empty if the page is not known
  readonly evidence: readonly Reanchored[]; // why changed controls are still the recorded ones
  readonly differences: readonly PageDifference[]; // why the page is not known
}

// A page with more changes than this is a new version of the page, which a person should look at.
const mostChanges = (controls: number) => Math.max(2, Math.floor(controls / 5));

// Finds the recorded controls on the page. With any doubt the page is not known and nothing may be filled, not even what still matches.
export function matchPage(page: PackPage, skeleton: PageSkeleton): PageMatch {
  const expected = expectedControls(page, skeleton);
  const pairing = pairControls(expected, skeleton.controls);
  const moved = movedPairs(pairing.pairs, skeleton.controls);
  const waiting = pairing.gone.filter((each) => isNotShownYet(each, pairing));
  const changed = pairing.pairs.filter(({ change }) => change !== null);
  const evidence = [
    ...changed.map(evidenceOf),
    ...moved.map((pair) => evidenceOfMove(pair)),
    ...pairing.extra.map(evidenceOfAddition),
    ...waiting.map(evidenceOfWaiting),
  ];
  const isKnown =
    isPageOf(page, skeleton) &&
    waiting.length === pairing.gone.length &&
    disorderedPairs(pairing.pairs, skeleton.controls).every((pair) =>
      isCertainMove(pair, expected, skeleton.controls),
    ) &&
    arePlacesCertain(page, pairing, evidence) &&
    areHeadingsCertain(changed, pairing.pairs) &&
    pairing.extra.every((control) => isHarmlessAddition(control, expected, skeleton.controls)) &&
    (pairing.extra.length === 0 || changed.length + moved.length === 0) &&
    countChanges(changed, moved, pairing.extra) <= mostChanges(expected.length);
  if (!isKnown) {
    const differences = describeDifferences(page, skeleton, expected, pairing, moved);
    return { isKnown, refs: {}, evidence: [], differences };
  }
  const refs = Object.fromEntries(pairing.pairs.map(({ expected: { ref }, live }) => [ref, live.ref]));
  return { isKnown, refs, evidence, differences: [] };
}

// What the page shows only after another control has changed need not be there yet. Nothing can be entered in it.
function isNotShownYet(
  { field, block, item }: ExpectedControl,
  { pairs, gone }: Pick<Pairing, 'pairs' | 'gone'>,
): boolean {
  const driver = field?.waitsFor;
  if (driver === undefined) return false;
  const isDriver = (each: ExpectedControl) =>
    each.control.ref === driver && (each.block !== block || each.item === item);
  if (pairs.some(({ expected, change }) => change === null && isDriver(expected))) return true;
  const hidden = gone.find(isDriver);
  return hidden !== undefined && isNotShownYet(hidden, { pairs, gone: gone.filter((each) => each !== hidden) });
}

// Moved as a whole, with what the page calls it and what a person reads, and nothing else has the same label below the same heading.
const isCertainMove = (pair: Pair, expected: readonly ExpectedControl[], live: readonly PageControl[]): boolean =>
  pair.change === null &&
  hasOwnName(pair.expected.control) &&
  pair.expected.control.label !== '' &&
  isOnlyCandidate(pair, expected, live);

// A corrected heading is corrected for everything below it.
const areHeadingsCertain = (changed: readonly Pair[], pairs: readonly Pair[]): boolean =>
  changed
    .filter(({ change }) => change?.trait === 'group')
    .every(({ change }) => pairs.every(({ live }) => tidyText(live.group) !== change!.was));

// Where only their place distinguishes controls we use, nothing else on the page may have changed.
const arePlacesCertain = (page: PackPage, { repeated }: Pairing, evidence: readonly Reanchored[]): boolean => {
  if (evidence.length === 0) return true;
  const used = new Set([
    ...page.fields.map(({ control }) => control),
    ...page.blocks.flatMap(({ fields }) => fields.map(({ control }) => control)),
    ...page.personal.map(({ control }) => control),
  ]);
  return [...repeated].every((ref) => !used.has(ref.replace(/-\d+$/, '')));
};

// A heading that was corrected counts once, however many controls are below it.
function countChanges(changed: readonly Pair[], moved: readonly Pair[], extra: readonly PageControl[]): number {
  const headings = new Set(changed.flatMap(({ live, change }) => (change?.trait === 'group' ? [live.group] : [])));
  const others = changed.filter(({ change }) => change?.trait !== 'group');
  return headings.size + others.length + moved.length + extra.length;
}
