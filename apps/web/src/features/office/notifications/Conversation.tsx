import { useRef, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { PaneState } from '../../shared/lists/PaneState.tsx';
import { mentionAt, mentionedIn, withMention, type NoteReader } from './mentions.ts';

const most = 4_000;

// The notes of an application, the latest last, with a reply that may mention colleagues.
export function Conversation({ applicationUid }: { applicationUid: string }) {
  const { t, language } = useNotificationsTexts();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const queryKey = ['application', applicationUid, 'notes'];
  const notes = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('applicationNotes', { query: { applicationUid }, signal })).notes,
  });
  const readers = useQuery({
    queryKey: ['application', applicationUid, 'noteReaders'],
    queryFn: async ({ signal }) => (await call('listNoteReaders', { query: { applicationUid }, signal })).readers,
  });
  const known = readers.data ?? [];
  const send = useMutation({
    mutationFn: (note: string) =>
      call('addApplicationNote', {
        body: { applicationUid, text: note, mentions: mentionedIn(note, known) },
        once: true,
      }),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey });
    },
  });
  const typed = mentionAt(text, caret);
  const proposed = typed === null ? [] : known.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const mention = (reader: NoteReader) => {
    const next = withMention(text, caret, reader.name);
    setText(next.text);
    setCaret(next.caret);
    field.current?.focus();
  };
  return (
    <section className="pane-sec">
      <h3 className="notes-pane-title">{t('pane.conversation')}</h3>
      <PaneState query={notes}>
        {(found) =>
          found.length === 0 ? (
            <p className="pane-text">{t('pane.noNotes')}</p>
          ) : (
            found.toReversed().map((note) => (
              <article className="pane-note" key={note.noteUid}>
                <p>{note.text}</p>
                <small>
                  {note.personName} · {momentText(note.createdAt, language)}
                </small>
              </article>
            ))
          )
        }
      </PaneState>
      <form
        className="notes-reply"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !send.isPending) send.mutate(text.trim());
        }}
      >
        <Textarea
          ref={field}
          label={t('reply.label')}
          placeholder={known.length > 0 ? t('reply.hint') : undefined}
          value={text}
          maxLength={most}
          autosize
          minRows={2}
          maxRows={8}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setCaret(currentTarget.selectionStart);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        />
        {proposed.length > 0 && (
          <div className="notes-mentions" role="group" aria-label={t('reply.mention')}>
            {proposed.slice(0, 5).map((reader) => (
              <Button key={reader.personUid} size="compact-xs" variant="default" onClick={() => mention(reader)}>
                @{reader.name}
              </Button>
            ))}
          </div>
        )}
        <ErrorLine message={errorText(send.error)} />
        <div className="notes-reply-foot">
          <small>{t('reply.staffOnly')}</small>
          <Button type="submit" size="xs" variant="default" disabled={!text.trim()} loading={send.isPending}>
            {t('reply.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
