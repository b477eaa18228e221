import { useState } from 'react';
import { useLetterKeys } from '../../../lib/keyboard/use-letter-keys.ts';
import { giveReason, judge, nextUnjudged, type Verdict } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

interface Parts {
  applicationUid: string;
  ids: readonly string[]; // sections to review
  isOpen: boolean;
  first?: string | null; // initial section, if one was requested
  onReturn: (section: string) => void; // section whose reason is being written
  onNext: (section: string) => void;
}

// Approving (A) moves to the next section, returning (R) asks for the reason.
export function useSectionVerdicts({ applicationUid, ids, isOpen, first = null, onReturn, onNext }: Parts) {
  const { draft, change } = useReviewDraft(applicationUid);
  const [chosen, setChosen] = useState<string | null>(first);
  const current = (chosen && ids.includes(chosen) ? chosen : null) ?? nextUnjudged(draft, ids, null) ?? ids[0] ?? null;

  const goOn = (section: string) => {
    const after = nextUnjudged(draft, ids, section);
    if (!after || after === section) return;
    setChosen(after);
    onNext(after);
  };
  const give = (section: string, verdict: Verdict) => {
    const next = judge(draft, section, verdict);
    change(() => next);
    setChosen(section);
    if (next.sections[section]?.verdict === 'returned') return onReturn(section);
    if (!next.sections[section]) return; // taken back: the section stays current
    const after = nextUnjudged(next, ids, section);
    if (!after) return;
    setChosen(after);
    onNext(after);
  };
  const judgeCurrent = (verdict: Verdict) => (current && isOpen ? () => give(current, verdict) : undefined);
  useLetterKeys({ a: judgeCurrent('approved'), r: judgeCurrent('returned') });

  return {
    draft,
    change,
    current,
    choose: setChosen,
    give,
    goOn,
    reason: (section: string, reason: string) => change((now) => giveReason(now, section, reason)),
  };
}
export type SectionVerdicts = ReturnType<typeof useSectionVerdicts>;
