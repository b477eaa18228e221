import { useState } from 'react';
import { useLetters } from '../../lib/use-letters.ts';
import { giveReason, judge, nextUnjudged, type Verdict } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

interface Parts {
  applicationUid: string;
  ids: readonly string[]; // of the sections to judge
  isOpen: boolean;
  first?: string | null; // where to begin, where somebody asked for a section
  onReturn: (section: string) => void; // its reason is to be written
  onNext: (section: string) => void;
}

// Section after section: approving goes on to the next one, returning asks for the reason. A and R do the same.
export function useJudging({ applicationUid, ids, isOpen, first = null, onReturn, onNext }: Parts) {
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
    const after = nextUnjudged(next, ids, section);
    if (!after) return;
    setChosen(after);
    onNext(after);
  };
  const judgeCurrent = (verdict: Verdict) => (current && isOpen ? () => give(current, verdict) : undefined);
  useLetters({ a: judgeCurrent('approved'), r: judgeCurrent('returned') });

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
export type Judging = ReturnType<typeof useJudging>;
