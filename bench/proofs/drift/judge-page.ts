import type { FillData } from '@visawright/contract/extension/fill.ts';
import { findPage } from '@visawright/packs/pages/find-page.ts';
import { matchPage } from '@visawright/packs/pages/match-page.ts';
import { planPage, type PlannedField } from '@visawright/packs/values/plan-page.ts';
import { skeletonOf, type LivePage } from './live-page.ts';

export interface Judged {
  readonly isKnown: boolean;
  readonly planned: readonly PlannedField[];
  readonly evidence: readonly string[]; // controls of the pack that were found again, and why
  readonly wrong: readonly string[]; // values for a control that is not the true one, or that it does not have
  readonly unexplained: readonly string[]; // changed controls that are filled in without evidence
}

type Match = typeof matchPage;

// Plans the page as the panel does, and compares with what the mutation knows. `usual` is the plan of the unchanged page.
export function judgePage(
  live: LivePage,
  data: Pick<FillData, 'answers' | 'files'>,
  usual: readonly PlannedField[],
  match: Match = matchPage,
): Judged {
  const skeleton = skeletonOf(live);
  const page = match === matchPage ? findPage(live.pack, skeleton) : live.page;
  if (!page) return { isKnown: false, planned: [], evidence: [], wrong: [], unexplained: [] };
  const found = match(page, skeleton);
  const planned = planPage(page, found, skeleton, data);
  const elements = new Map(live.elements.map((element, n) => [`c${n + 1}`, element]));
  const written = planned.filter(({ ref, state }) => ref !== '' && state === 'write');
  const wrong = written.filter((field) => {
    const element = elements.get(field.ref);
    const before = usual.find(({ control }) => control === field.control);
    const isOther = before?.state === 'write' && JSON.stringify(before.write) !== JSON.stringify(field.write);
    const isTrue = page.id === live.page.id && element?.truth === field.control;
    return !isTrue || isOther || !isPossible(field, element.control.options);
  });
  const explained = new Set(found.evidence.map(({ control }) => control));
  const isMoved = found.evidence.some(({ what }) => what === 'place');
  const isExplained = ({ ref, control }: PlannedField) =>
    !elements.get(ref)?.isTouched || explained.has(control) || isMoved;
  return {
    isKnown: found.isKnown,
    planned,
    evidence: found.evidence.map(({ control, what, because }) => `${control ?? 'new'} ${what}: ${because}`),
    wrong: wrong.map(
      ({ control, ref }) => `${control} into ${elements.get(ref)?.truth ?? 'a field nobody can name'} (${ref})`,
    ),
    unexplained: written.filter((field) => !isExplained(field)).map(({ control, label }) => `${control} ${label}`),
  };
}

// A list that the page fills in later has no options yet.
const isPossible = ({ write, waitsFor }: PlannedField, options: readonly string[]): boolean =>
  write?.kind !== 'choice' || waitsFor !== null || options.length === 0 || options.includes(write.option);
