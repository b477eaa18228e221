import { Button, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useApplicationWords } from '../applications/application-words.ts';
import { withReadyReason, type SectionDraft, type Verdict } from './review-draft.ts';

interface Props {
  id: string;
  title: string;
  draft: SectionDraft | undefined;
  isCurrent: boolean;
  onCurrent: () => void;
  onJudge: (verdict: Verdict) => void;
  onReason: (reason: string) => void;
}

const reasons = ['differs', 'missing', 'unreadable', 'format'] as const;

// One section of the form: approve, or return with what has to be done about it.
export function SectionVerdict({ id, title, draft, isCurrent, onCurrent, onJudge, onReason }: Props) {
  const { t } = useApplicationWords();
  const is = (verdict: Verdict) => draft?.verdict === verdict;
  const titleId = `section-${id}`;
  return (
    <li className="verdict" data-current={isCurrent || undefined} data-section={id}>
      <div className="verdict-line">
        <h4 id={titleId}>{title}</h4>
        <div className="verdict-choice" role="group" aria-labelledby={titleId}>
          <button
            type="button"
            aria-pressed={is('approved')}
            onFocus={onCurrent}
            data-verdict="approved"
            onClick={() => onJudge('approved')}
          >
            <IconCheck size={15} stroke={2.2} aria-hidden />
            {t('review.approve')}
          </button>
          <button
            type="button"
            aria-pressed={is('returned')}
            onFocus={onCurrent}
            data-verdict="returned"
            onClick={() => onJudge('returned')}
          >
            <IconArrowBackUp size={15} stroke={2.2} aria-hidden />
            {t('review.return')}
          </button>
        </div>
      </div>
      {is('returned') && (
        <>
          <div className="verdict-reasons">
            {reasons.map((word) => (
              <Button
                key={word}
                variant="default"
                size="compact-xs"
                radius="xl"
                onClick={() => onReason(withReadyReason(draft?.reason ?? '', t(`review.reasons.${word}`)))}
              >
                {t(`review.reasons.${word}`)}
              </Button>
            ))}
          </div>
          <Textarea
            label={t('review.reason')}
            onFocus={onCurrent}
            placeholder={t('review.reasonPlaceholder')}
            value={draft?.reason ?? ''}
            onChange={(event) => onReason(event.currentTarget.value)}
            error={draft?.reason.trim() ? undefined : t('review.reasonNeeded')}
            maxLength={1_000}
            autosize
            minRows={2}
          />
        </>
      )}
    </li>
  );
}
