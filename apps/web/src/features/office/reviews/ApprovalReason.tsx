import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { IconAlertOctagonFilled } from '@tabler/icons-react';
import type { OpenReview } from './use-open-review.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// Blocking findings are open: approving needs a reason, and the findings stay open for the agent.
export function ApprovalReason({ review: { asksReason, blocking, draft, change } }: { review: OpenReview }) {
  const { t } = useApplicationsTexts();
  const [isLeft, setLeft] = useState(false);
  if (!asksReason) return null;
  return (
    <div className="approval-reason">
      <p>
        <IconAlertOctagonFilled size={16} className="badge-bad" aria-hidden />
        <b>{t('review.blockingOpen', { count: blocking })}</b>
      </p>
      <Textarea
        label={t('review.approvalReason')}
        description={t('review.approvalReasonHint')}
        value={draft.approvalReason}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          const approvalReason = event.currentTarget.value;
          change((now) => ({ ...now, approvalReason }));
        }}
        error={isLeft && draft.approvalReason.trim() === '' ? t('review.approvalReasonNeeded') : undefined}
        required
        maxLength={1_000}
        autosize
        minRows={2}
        maxRows={6}
      />
    </div>
  );
}
