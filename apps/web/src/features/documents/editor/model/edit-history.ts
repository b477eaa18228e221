import type { PageOperation } from '@visawright/contract/documents/document.ts';

export interface EditedPage {
  readonly pageUid: string;
  readonly operations: PageOperation[];
}
export type StepKind = 'edges' | 'crop' | 'straighten' | 'light' | 'turn' | 'reset' | 'order' | 'remove';
export interface Step {
  readonly kind: StepKind;
  readonly gesture: string; // one drag, one run of key presses: they are undone together
  readonly pages: readonly EditedPage[];
}
export interface EditHistory {
  readonly start: readonly EditedPage[]; // as saved
  readonly steps: readonly Step[];
  readonly at: number; // how many steps are applied
}

export const startHistory = (start: readonly EditedPage[]): EditHistory => ({ start, steps: [], at: 0 });
export const shownPages = ({ start, steps, at }: EditHistory) => (at === 0 ? start : steps[at - 1]!.pages);

// Continues the last step if it is the same gesture; discards the steps that were undone.
export function addStep(history: EditHistory, step: Step): EditHistory {
  const { start, steps, at } = history;
  if (isSame(shownPages(history), step.pages)) return history;
  const last = at === steps.length ? steps[at - 1] : undefined;
  const isContinued = last?.gesture === step.gesture && last.kind === step.kind;
  const applied = [...steps.slice(0, isContinued ? at - 1 : at), step];
  return { start, steps: applied, at: applied.length };
}

export const undo = (history: EditHistory): EditHistory => ({ ...history, at: Math.max(0, history.at - 1) });
export const redo = (history: EditHistory): EditHistory => ({
  ...history,
  at: Math.min(history.steps.length, history.at + 1),
});

export const isSame = (one: readonly EditedPage[], other: readonly EditedPage[]): boolean =>
  one === other || contentOf(one) === contentOf(other);
const contentOf = (pages: readonly EditedPage[]) =>
  JSON.stringify(pages.map(({ pageUid, operations }) => [pageUid, operations]));

export const isEdited = (history: EditHistory): boolean => !isSame(history.start, shownPages(history));

export const withOperations = (
  pages: readonly EditedPage[],
  pageUid: string,
  operations: PageOperation[],
): readonly EditedPage[] => pages.map((page) => (page.pageUid === pageUid ? { ...page, operations } : page));

export function movePage(pages: readonly EditedPage[], pageUid: string, to: number): readonly EditedPage[] {
  const moved = pages.find((page) => page.pageUid === pageUid);
  if (!moved) return pages;
  return pages.filter((page) => page !== moved).toSpliced(Math.max(0, Math.min(pages.length - 1, to)), 0, moved);
}

// A document has at least one page.
export const removePage = (pages: readonly EditedPage[], pageUid: string): readonly EditedPage[] =>
  pages.length === 1 ? pages : pages.filter((page) => page.pageUid !== pageUid);
