import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Document, PageOperation } from '@visawright/contract/documents/document.ts';
import type { DocumentCategory, NameField, OwnerAnswer } from '@visawright/contract/documents/document-facts.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { call, download } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { documentsKey, cacheDocument } from '../documents/documents.api.ts';
import { fileAsBase64 } from './file-as-base64.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

type DocumentAction =
  | 'readAgain'
  | 'primary'
  | 'verify'
  | 'category'
  | 'original'
  | 'values'
  | 'move'
  | 'owner'
  | 'pages';

export interface NamedTraveller {
  readonly applicantUid: string;
  readonly name: string;
}

interface EditedPage {
  readonly pageUid: string;
  readonly operations: PageOperation[];
}

export interface DocumentActions {
  readonly busy: DocumentAction | null;
  readonly error: string; // shown next to the buttons
  readonly dialog: ReactNode;
  save(docFields: Record<string, string | null>): Promise<boolean>;
  readAgain(): Promise<boolean>;
  markPrimary(updateAll: boolean): Promise<boolean>;
  verify(isVerifiedByAgent: boolean): Promise<boolean>;
  putInto(category: DocumentCategory): Promise<boolean>;
  move(to: NamedTraveller): Promise<boolean>; // true when it was moved
  answerOwner(answer: OwnerAnswer): Promise<boolean>;
  answerBlankName(blank: NameField): Promise<boolean>;
  editPages(pages: readonly EditedPage[]): Promise<boolean>; // the remaining pages, in order
  replacePage(pageIndex: number, file: File): Promise<boolean>;
  splitOff(category: DocumentCategory, pageIndexes: readonly number[]): Promise<boolean>;
  original(): Promise<boolean>;
  remove(): Promise<boolean>; // true when it was deleted
}

// All actions on one document. Errors are shown next to the buttons, so nothing typed is lost.
export function useDocumentActions(document: Document): DocumentActions {
  const { t } = useDocumentsTexts();
  const client = useQueryClient();
  const { ask, dialog } = useDialog();
  const [busy, setBusy] = useState<DocumentAction | null>(null);
  const [error, setError] = useState('');
  const { applicantUid, docId, version } = document;
  const body = { applicantUid, docId };
  const again = () => client.invalidateQueries({ queryKey: documentsKey(applicantUid) });

  async function act(action: DocumentAction, work: () => Promise<Document | void>): Promise<boolean> {
    setBusy(action);
    setError('');
    try {
      const next = await work();
      if (next) cacheDocument(client, next);
      return true;
    } catch (caught) {
      setError(errorText(caught));
      void again(); // the current state may explain the error
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    error,
    dialog,
    save: (docFields) =>
      act('values', () => call('updateDocument', { body: { ...body, docFields, version }, once: true })),
    readAgain: () => act('readAgain', () => call('readDocumentAgain', { body, once: true })),
    markPrimary: (updateAll) =>
      act('primary', async () => {
        await call('markPrimary', { body: { ...body, updateAll }, once: true });
        await again();
      }),
    verify: (isVerifiedByAgent) =>
      act('verify', () => call('verifyDocument', { body: { ...body, isVerifiedByAgent }, once: true })),
    putInto: (category) =>
      act('category', () => call('processEditedCategory', { body: { ...body, category }, once: true })),
    editPages: (pages) =>
      act('pages', () => call('editPages', { body: { ...body, version, pages: [...pages] }, once: true })),
    replacePage: (pageIndex, file) =>
      act('pages', async () =>
        call('processEditedCategory', {
          body: { ...body, category: document.category, pageIndex, file: await fileAsBase64(file) },
          once: true,
        }),
      ),
    splitOff: (category, pageIndexes) =>
      act('pages', async () => {
        const documentData = [{ docId, parts: [{ category, pageIndexes: [...pageIndexes] }] }];
        await call('splitPdfByCategories', { body: { applicantUid, documentData }, once: true });
        await again();
      }),
    answerBlankName: (blank) =>
      act('owner', () => call('answerBlankName', { body: { ...body, blank, version }, once: true })),
    answerOwner: async (answer) => {
      const isStored = await act('owner', () =>
        call('answerOwner', { body: { ...body, answer, version }, once: true }),
      );
      if (isStored) void again(); // the answer may settle the traveller's other documents
      return isStored;
    },
    move: async (to) => {
      const isThere = await act('move', async () => {
        await call('moveDocument', { body: { ...body, toApplicantUid: to.applicantUid, version }, once: true });
      });
      if (!isThere) return false;
      void toast(t('belongs.done', { file: document.fileName, name: to.name }), 'success');
      client.setQueryData<Document[]>(documentsKey(applicantUid), (all) => all?.filter((one) => one.docId !== docId));
      void client.invalidateQueries({ queryKey: documentsKey(to.applicantUid) });
      void again();
      return true;
    },
    original: () =>
      act('original', async () => {
        const { url } = await call('originalTicket', { body: { docId } });
        saveFile(await download(url), document.fileName);
      }),
    remove: async () => {
      const gone = await ask<true>((close) => (
        <ActionDialog
          title={t('delete.title')}
          text={t('delete.text', { name: document.fileName })}
          submit={{ label: t('delete.submit'), tone: 'bad' }}
          onClose={() => close(null)}
          onSubmit={async () => {
            await call('deleteDocument', { query: { docId }, once: true });
            close(true);
          }}
        />
      ));
      if (!gone) return false;
      void toast(t('delete.done', { name: document.fileName }), 'success');
      client.setQueryData<Document[]>(documentsKey(applicantUid), (all) => all?.filter((one) => one.docId !== docId));
      void again();
      return true;
    },
  };
}
