import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { Verdict } from './review-draft.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  titleId: string;
  given: Verdict | undefined;
  isLong?: boolean; // long labels, where there is room
  onFocus?: () => void;
  onJudge: (verdict: Verdict) => void;
}

const verdicts = [
  { verdict: 'approved', Icon: IconCheck, word: 'approve' },
  { verdict: 'returned', Icon: IconArrowBackUp, word: 'return' },
] as const;

export function VerdictButtons({ titleId, given, isLong, onFocus, onJudge }: Props) {
  const { t } = useApplicationsTexts();
  return (
    <div className="verdict-choice" role="group" aria-labelledby={titleId}>
      {verdicts.map(({ verdict, Icon, word }) => (
        <button
          key={verdict}
          type="button"
          aria-pressed={given === verdict}
          onFocus={onFocus}
          data-verdict={verdict}
          onClick={() => onJudge(verdict)}
        >
          <Icon size={15} stroke={2.2} aria-hidden />
          {t(isLong ? `review.${word}Section` : `review.${word}`)}
        </button>
      ))}
    </div>
  );
}
