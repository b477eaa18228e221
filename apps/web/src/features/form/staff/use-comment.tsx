import { useQueryClient } from '@tanstack/react-query';
import type { Ask } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/toast.ts';
import { useSays, useWork } from '../FormWorkProvider.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import { useStaffWords } from './form-staff-words.ts';

// A comment on a question is a note on its application that begins with the question's name.
export function useComment(ask: Ask, applicationUid: string) {
  const { t } = useStaffWords();
  const work = useWork();
  const says = useSays();
  const client = useQueryClient();
  return (id: string) => {
    const label = work.fields.get(id)?.label;
    if (!label) return;
    const field = says(label);
    void ask<true>((close) => (
      <CommentDialog
        field={field}
        onClose={() => close(null)}
        onSubmit={async (text) => {
          const note = t('comment.about', { field, text });
          await call('addApplicationNote', { body: { applicationUid, text: note }, once: true });
          close(true);
        }}
      />
    )).then((added) => {
      if (!added) return;
      void toast(t('comment.done'), 'success');
      void client.invalidateQueries({ queryKey: ['application', applicationUid, 'notes'] });
    });
  };
}
