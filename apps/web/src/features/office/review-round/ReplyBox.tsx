import { Textarea } from '@mantine/core';
import { useReplyDraft } from './reply-draft.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  applicationUid: string;
  section: string;
  title: string;
  isChanged: boolean; // then a reply is optional
}

export function ReplyBox({ applicationUid, section, title, isChanged }: Props) {
  const { t } = useApplicationsTexts();
  const { replies, write } = useReplyDraft(applicationUid);
  return (
    <Textarea
      className="reply-box"
      label={t('reply.label')}
      aria-label={t('reply.labelOf', { section: title })}
      description={t(isChanged ? 'reply.optional' : 'reply.needed')}
      value={replies[section] ?? ''}
      onChange={(event) => write(section, event.currentTarget.value)}
      maxLength={1_000}
      autosize
      minRows={2}
      maxRows={6}
    />
  );
}
