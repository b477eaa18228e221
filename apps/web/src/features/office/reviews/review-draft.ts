import type { NewReview } from '@visawright/contract/applications/application.ts';

export type Verdict = 'approved' | 'returned';
export interface SectionDraft {
  readonly verdict: Verdict;
  readonly reason: string;
}
export interface ReviewDraft {
  readonly sections: Readonly<Record<string, SectionDraft>>;
  readonly note: string;
}
export const emptyReview: ReviewDraft = { sections: {}, note: '' };

// Setting the same verdict again clears it; a typed reason stays.
export function judge(draft: ReviewDraft, section: string, verdict: Verdict): ReviewDraft {
  const { [section]: now, ...others } = draft.sections;
  if (now?.verdict === verdict && now.reason === '') return { ...draft, sections: others };
  return { ...draft, sections: { ...draft.sections, [section]: { verdict, reason: now?.reason ?? '' } } };
}

export const giveReason = (draft: ReviewDraft, section: string, reason: string): ReviewDraft => ({
  ...draft,
  sections: { ...draft.sections, [section]: { verdict: 'returned', reason } },
});

// Puts a preset reason before the typed text, once.
export const withReadyReason = (reason: string, ready: string) =>
  reason.includes(ready) ? reason : [ready, reason].filter(Boolean).join('. ');

export const returnedIds = (draft: ReviewDraft) =>
  Object.keys(draft.sections).filter((id) => draft.sections[id]?.verdict === 'returned');

export const withoutReason = (draft: ReviewDraft) =>
  returnedIds(draft).filter((id) => draft.sections[id]!.reason.trim() === '');

export const judgedCount = (draft: ReviewDraft) => Object.keys(draft.sections).length;

// The next section without a verdict, wrapping around at the end.
export function nextUnjudged(draft: ReviewDraft, ids: readonly string[], current: string | null): string | null {
  const start = current ? ids.indexOf(current) + 1 : 0;
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => !draft.sections[id]) ?? null;
}

// One returned section returns the application; otherwise it is approved.
export function reviewOf(draft: ReviewDraft): NewReview {
  const sections = Object.entries(draft.sections).map(([section, { verdict, reason }]) => ({
    section,
    verdict,
    ...(verdict === 'returned' ? { reason: reason.trim() } : {}),
  }));
  const note = draft.note.trim();
  return { verdict: returnedIds(draft).length > 0 ? 'returned' : 'approved', sections, ...(note ? { note } : {}) };
}
