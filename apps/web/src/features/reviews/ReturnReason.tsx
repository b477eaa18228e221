import { Button, Textarea } from '@mantine/core';
import { useApplicationWords } from '../applications/application-words.ts';
import { withReadyReason } from './review-draft.ts';

interface Props {
  reason: string;
  onFocus?: () => void;
  onReason: (reason: string) => void;
}

const ready = ['differs', 'missing', 'unreadable', 'format'] as const;

// What has to be done about a returned section: a ready-made word, then the person's own.
export function ReturnReason({ reason, onFocus, onReason }: Props) {
  const { t } = useApplicationWords();
  return (
    <>
      <div className="verdict-reasons">
        {ready.map((word) => (
          <Button
            key={word}
            variant="default"
            size="compact-xs"
            radius="xl"
            onClick={() => onReason(withReadyReason(reason, t(`review.reasons.${word}`)))}
          >
            {t(`review.reasons.${word}`)}
          </Button>
        ))}
      </div>
      <Textarea
        label={t('review.reason')}
        onFocus={onFocus}
        placeholder={t('review.reasonPlaceholder')}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        error={reason.trim() ? undefined : t('review.reasonNeeded')}
        maxLength={1_000}
        autosize
        minRows={2}
      />
    </>
  );
}
