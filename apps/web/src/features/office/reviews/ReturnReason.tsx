import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { withReadyReason } from './review-draft.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  reason: string;
  onFocus?: () => void;
  onReason: (reason: string) => void;
}

const ready = ['differs', 'missing', 'unreadable', 'format'] as const;

// The reason for returning a section: a preset, then free text.
export function ReturnReason({ reason, onFocus, onReason }: Props) {
  const { t } = useApplicationsTexts();
  const [isLeft, setLeft] = useState(false); // an empty box is an error only after the reviewer was in it
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
        onBlur={() => setLeft(true)}
        required
        placeholder={t('review.reasonPlaceholder')}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        error={isLeft && !reason.trim() ? t('review.reasonNeeded') : undefined}
        maxLength={1_000}
        autosize
        minRows={2}
      />
    </>
  );
}
