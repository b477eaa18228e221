import { useQueryClient } from '@tanstack/react-query';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { useFormLabels, useEditor } from '../../../form/editor/FormEditorProvider.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

// A comment is stored as a note on the application that starts with the question's label.
export function useComment(ask: Ask, applicationUid: string) {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const texts = useFormLabels();
  const client = useQueryClient();
  return (id: string) => {
    const label = editor.fields.get(id)?.label;
    if (!label) return;
    const field = texts(label);
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
