import { useState } from 'react';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { PeopleChoice, useChoices } from '../../../../components/dialog/PeopleChoice.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: string;
  lastAsked?: readonly string[]; // preselects the reviewers who returned it
  onClose: () => void;
  onSubmit: (reviewerUids: string[]) => Promise<unknown>;
}

export function SendForReviewDialog({ subject, lastAsked = [], onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const { data = [] } = useChoices('reviewers');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const again = data.map(({ personUid }) => personUid).filter((uid) => lastAsked.includes(uid));
  const reviewers = chosen ?? again;
  return (
    <ActionDialog
      title={t(again.length > 0 ? 'send.againTitle' : 'send.title', { subject })}
      text={t('send.text')}
      submit={{ label: t('send.submit', { count: reviewers.length }), disabled: reviewers.length === 0 }}
      onSubmit={() => onSubmit(reviewers)}
      onClose={onClose}
    >
      <PeopleChoice
        kind="reviewers"
        label={t('send.reviewers')}
        placeholder={t('send.placeholder')}
        value={reviewers}
        onChange={setChosen}
      />
    </ActionDialog>
  );
}
