import type { ReactNode } from 'react';
import { ReturnReason } from './ReturnReason.tsx';
import type { SectionDraft, Verdict } from './review-draft.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

interface Props {
  id: string;
  title: string;
  draft: SectionDraft | undefined;
  isCurrent: boolean;
  past?: ReactNode; // earlier rounds
  onCurrent: () => void;
  onJudge: (verdict: Verdict) => void;
  onReason: (reason: string) => void;
}

// One section of the form: approve it, or return it with a reason.
export function SectionVerdict({ id, title, draft, isCurrent, past, onCurrent, onJudge, onReason }: Props) {
  const titleId = `section-${id}`;
  return (
    <li className="verdict" data-current={isCurrent || undefined} data-section={id}>
      <div className="verdict-line">
        <h4 id={titleId}>{title}</h4>
        <VerdictButtons titleId={titleId} given={draft?.verdict} onFocus={onCurrent} onJudge={onJudge} />
      </div>
      {past}
      {draft?.verdict === 'returned' && <ReturnReason reason={draft.reason} onFocus={onCurrent} onReason={onReason} />}
    </li>
  );
}
