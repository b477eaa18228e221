import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Document, DocumentVersion } from '@visawright/contract/documents/document.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';
import { fileAsBase64 } from '../../actions/file-as-base64.ts';
import { cacheDocument, documentsKey } from '../../documents/documents.api.ts';
import { JoinDialog } from '../dialogs/JoinDialog.tsx';
import { SplitDialog } from '../dialogs/SplitDialog.tsx';
import type { PageEditing } from '../state/use-editing.ts';

export interface WholeDocument {
  readonly dialog: ReactNode;
  readonly error: string;
  readonly isBusy: boolean;
  split(from: number): Promise<void>; // the page at this index and those after it
  join(): Promise<void>;
  replace(index: number, file: File): Promise<void>;
  restore(version: DocumentVersion): Promise<void>;
}

// Actions that are saved at once and concern more than the open page. Unsaved edits are saved first: the server counts saved pages.
export function useWholeDocument(
  document: Document,
  others: readonly Document[],
  editing: PageEditing,
  onOpen: (docId: string) => void,
): WholeDocument {
  const { t } = useEditorTexts();
  const client = useQueryClient();
  const { ask, dialog } = useDialog();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { applicantUid, docId, category } = document;
  const refetch = () => client.invalidateQueries({ queryKey: documentsKey(applicantUid) });
  const saveFirst = async () => {
    if (editing.isEdited && !(await editing.save())) throw new Error(t('notSaved'));
  };
  const number = editing.pages.length;

  return {
    dialog,
    error,
    isBusy,
    split: async (from) => {
      const indexes = Array.from({ length: number - from }, (_, at) => from + at);
      await ask<true>((close) => (
        <SplitDialog
          pages={indexes.map((index) => index + 1)}
          category={category}
          isEdited={editing.isEdited}
          onClose={() => close(null)}
          onSplit={async (into) => {
            await saveFirst();
            const documentData = [{ docId, parts: [{ category: into, pageIndexes: indexes }] }];
            const { documents } = await call('splitPdfByCategories', {
              body: { applicantUid, documentData },
              once: true,
            });
            const own = documents.find((one) => one.docId === docId);
            if (own) cacheDocument(client, own);
            await refetch();
            void toast(t('split.done', { count: indexes.length }), 'success');
            close(true);
          }}
        />
      ));
    },
    join: async () => {
      await ask<true>((close) => (
        <JoinDialog
          document={document}
          others={others}
          isEdited={editing.isEdited}
          onClose={() => close(null)}
          onJoin={async (docIds, fileName) => {
            await saveFirst();
            const sources = [document, ...docIds.map((id) => others.find((one) => one.docId === id)!)];
            const pages = sources.flatMap(({ docId: from, pages: count }) =>
              Array.from({ length: from === docId ? number : count }, (_, pageIndex) => ({ docId: from, pageIndex })),
            );
            const documentData = { fileName, category, pages };
            const joined = await call('createPdfFromImages', { body: { applicantUid, documentData }, once: true });
            await refetch();
            void toast(t('join.done', { name: fileName }), 'success');
            close(true);
            onOpen(joined.docId);
          }}
        />
      ));
    },
    replace: async (index, file) => {
      setError('');
      setBusy(true);
      try {
        await saveFirst();
        const body = { applicantUid, docId, category, pageIndex: index, file: await fileAsBase64(file) };
        cacheDocument(client, await call('processEditedCategory', { body, once: true }));
      } catch (caught) {
        setError(errorText(caught));
      } finally {
        setBusy(false);
      }
    },
    restore: async ({ versionNo }) => {
      await ask<true>((close) => (
        <ActionDialog
          title={t('restore.title', { number: versionNo })}
          text={[t('restore.text'), editing.isEdited ? t('restore.unsaved') : ''].join(' ')}
          submit={{ label: t('restore.submit') }}
          onClose={() => close(null)}
          onSubmit={async () => {
            const body = { applicantUid, docId, versionNo, version: document.version };
            const next = await call('restoreVersion', { body, once: true });
            editing.discard();
            cacheDocument(client, next);
            void toast(t('restore.done', { number: versionNo }), 'success');
            close(true);
          }}
        />
      ));
    },
  };
}
