import type { NewReview } from '@visawright/contract/applications/application.ts';

export type Verdict = 'approved' | 'returned';
export interface SectionDraft {
  readonly verdict: Verdict;
  readonly reason: string;
}
export interface ReviewDraft {
  readonly sections: Readonly<Record<string, SectionDraft>>;
  readonly note: string;
  readonly approvalReason: string; // why it is approved with blocking findings open
  readonly reopened: readonly string[]; // approved in an earlier round, to be decided again all the same
}
export const emptyReview: ReviewDraft = { sections: {}, note: '', approvalReason: '', reopened: [] };

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

export const reopen = (draft: ReviewDraft, section: string): ReviewDraft => ({
  ...draft,
  reopened: [...new Set([...draft.reopened, section])],
});

// Puts a preset reason before the typed text, once.
export const withReadyReason = (reason: string, ready: string) =>
  reason.includes(ready) ? reason : [ready, reason].filter(Boolean).join('. ');

export const returnedIds = (draft: ReviewDraft, ids: readonly string[]) =>
  ids.filter((id) => draft.sections[id]?.verdict === 'returned');

export const withoutReason = (draft: ReviewDraft, ids: readonly string[]) =>
  returnedIds(draft, ids).filter((id) => draft.sections[id]!.reason.trim() === '');

export const undecidedIds = (draft: ReviewDraft, ids: readonly string[]) => ids.filter((id) => !draft.sections[id]);

// The next section without a verdict, wrapping around at the end.
export function nextUnjudged(draft: ReviewDraft, ids: readonly string[], current: string | null): string | null {
  const start = current ? ids.indexOf(current) + 1 : 0;
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => !draft.sections[id]) ?? null;
}

// One returned section returns the application; otherwise it is approved.
export function reviewOf(draft: ReviewDraft, ids: readonly string[]): NewReview {
  const sections = ids.flatMap((section) => {
    const decided = draft.sections[section];
    if (!decided) return [];
    const { verdict, reason } = decided;
    return [{ section, verdict, ...(verdict === 'returned' ? { reason: reason.trim() } : {}) }];
  });
  const verdict = returnedIds(draft, ids).length > 0 ? 'returned' : 'approved';
  const note = draft.note.trim();
  const approvalReason = verdict === 'approved' ? draft.approvalReason.trim() : '';
  return { verdict, sections, ...(note ? { note } : {}), ...(approvalReason ? { approvalReason } : {}) };
}
