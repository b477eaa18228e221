import { Textarea } from '@mantine/core';
import { useReviewDraft } from './use-review-draft.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

export function ReviewNote({ applicationUid }: { applicationUid: string }) {
  const { t } = useApplicationsTexts();
  const { draft, change } = useReviewDraft(applicationUid);
  return (
    <Textarea
      className="review-note"
      mt={14}
      label={t('review.note')}
      description={t('review.noteHint')}
      value={draft.note}
      onChange={(event) => {
        const note = event.currentTarget.value;
        change((now) => ({ ...now, note }));
      }}
      maxLength={1_000}
      autosize
      minRows={2}
      maxRows={6}
    />
  );
}
