import { useState } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

const [titleMost, textMost] = [120, 2_000];

// Shows recipients and a preview before sending, because an announcement cannot be withdrawn.
export function AnnounceDialog({ onClose }: { onClose: (receivers: number | null) => void }) {
  const { t } = useNotificationsTexts();
  const { user, realm } = useSession();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const isWhole = title.trim() !== '' && text.trim() !== '';
  const receivers = user.role.includes('admin')
    ? t('announce.toRealm', { name: realm.realmDisplayName })
    : t('announce.toAgency', { name: user.companyName ?? '' });
  const send = async () => {
    const reply = await call('announce', { body: { title: title.trim(), text: text.trim() }, once: true });
    onClose(reply.receivers);
  };
  return (
    <ActionDialog
      title={t('announce.title')}
      text={receivers}
      size={560}
      submit={{ label: t('announce.send'), disabled: !isWhole }}
      onSubmit={send}
      onClose={() => onClose(null)}
    >
      <TextInput
        data-autofocus
        label={t('announce.heading')}
        maxLength={titleMost}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('announce.text')}
        description={t('announce.left', { count: textMost - text.length })}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={textMost}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <section className="announce-preview" aria-label={t('announce.preview')}>
        <small>{t('announce.preview')}</small>
        <div className="note">
          <span className="row-icon">
            <IconSpeakerphone size={17} stroke={1.7} aria-hidden />
          </span>
          <div className="note-body">
            <p>
              <b>{title.trim() || t('announce.heading')}</b>
            </p>
            <p className="note-text">{text.trim() || t('announce.text')}</p>
            <p className="note-by">
              <span>{`${user.firstName} ${user.lastName}`.trim()}</span>
            </p>
          </div>
        </div>
      </section>
    </ActionDialog>
  );
}
