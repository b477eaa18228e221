import { useState, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { PeopleChoice, useChoices } from '../../../../components/dialog/PeopleChoice.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface ReviewOrder {
  readonly reviewerUids: string[];
  readonly reason?: string;
}

interface Props {
  subject: string;
  lastAsked?: readonly string[]; // preselects the reviewers who returned it
  missing?: number; // required answers without which a reason is needed; absent: many applications, so the server decides
  isBlocked?: boolean; // a returned section is not answered yet
  children?: ReactNode; // replies to returned sections
  onClose: () => void;
  onSubmit: (order: ReviewOrder) => Promise<unknown>;
}

export function SendForReviewDialog({
  subject,
  lastAsked = [],
  missing,
  isBlocked = false,
  children,
  onClose,
  onSubmit,
}: Props) {
  const { t } = useApplicationsTexts();
  const { data = [] } = useChoices('reviewers');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [reason, setReason] = useState('');
  const again = data.map(({ personUid }) => personUid).filter((uid) => lastAsked.includes(uid));
  const reviewers = chosen ?? again;
  const needsReason = missing !== undefined && missing > 0;
  const given = reason.trim();
  const isReady = reviewers.length > 0 && !isBlocked && (!needsReason || given !== '');
  const label = reviewers.length === 0 ? t('send.choose') : t('send.submit', { count: reviewers.length });
  return (
    <ActionDialog
      title={t(again.length > 0 ? 'send.againTitle' : 'send.title', { subject })}
      text={t('send.text')}
      submit={{ label, disabled: !isReady }}
      onSubmit={() => onSubmit({ reviewerUids: reviewers, ...(given ? { reason: given } : {}) })}
      onClose={onClose}
    >
      <PeopleChoice
        kind="reviewers"
        label={t('send.reviewers')}
        placeholder={t('send.placeholder')}
        value={reviewers}
        onChange={setChosen}
      />
      {children}
      {(needsReason || missing === undefined) && (
        <Textarea
          label={t('send.reason')}
          description={needsReason ? t('send.incomplete', { count: missing }) : t('send.incompleteSome')}
          required={needsReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={1_000}
          autosize
          minRows={2}
          maxRows={6}
        />
      )}
    </ActionDialog>
  );
}
