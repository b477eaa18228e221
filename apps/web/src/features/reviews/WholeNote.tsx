import { Textarea } from '@mantine/core';
import { useApplicationWords } from '../applications/application-words.ts';
import { useReviewDraft } from './use-review-draft.ts';

export function WholeNote({ applicationUid }: { applicationUid: string }) {
  const { t } = useApplicationWords();
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
