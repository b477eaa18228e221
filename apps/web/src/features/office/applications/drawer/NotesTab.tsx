import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { useNoteDraft } from './note-draft.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

export function NotesTab({ row: { applicationUid } }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const client = useQueryClient();
  const { text, setText, clear } = useNoteDraft(applicationUid);
  const queryKey = ['application', applicationUid, 'notes'];
  const notes = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call('applicationNotes', { query: { applicationUid }, signal })).notes,
  });
  const add = useMutation({
    mutationFn: (note: string) => call('addApplicationNote', { body: { applicationUid, text: note }, once: true }),
    onSuccess: async (_, sent) => {
      clear(sent);
      await client.invalidateQueries({ queryKey: ['application', applicationUid] });
    },
  });
  return (
    <section className="pane-sec">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !add.isPending) add.mutate(text.trim());
        }}
      >
        <Textarea
          label={t('notes.label')}
          description={t('notes.hint')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={4_000}
          autosize
          minRows={2}
          maxRows={8}
        />
        <ErrorLine message={errorText(add.error)} />
        <Button type="submit" variant="default" size="xs" mt={8} disabled={!text.trim()} loading={add.isPending}>
          {t('notes.add')}
        </Button>
      </form>
      <PaneState query={notes}>
        {(found) => (
          <div aria-live="polite">
            {found.length === 0 && (
              <p className="pane-text" style={{ marginTop: 12 }}>
                {t('notes.none')}
              </p>
            )}
            {found.map((note) => (
              <article className="pane-note" key={note.noteUid}>
                <p>{note.text}</p>
                <small>
                  {note.personName} · {momentText(note.createdAt, language)}
                </small>
              </article>
            ))}
          </div>
        )}
      </PaneState>
    </section>
  );
}
