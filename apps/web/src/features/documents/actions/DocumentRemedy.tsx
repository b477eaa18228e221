import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { badgeOf } from '../documents/document-state.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  onRemove?: (() => void) | undefined; // with undo; without it the user is asked to confirm
  more?: ReactNode;
}

// Explains why processing stopped and offers the possible fixes.
export function DocumentRemedy({ document, onRemove, more }: Props) {
  const { t } = useDocumentsTexts();
  const { readAgain, remove, error, busy, dialog } = useDocumentActions(document);
  const mark = badgeOf(document);
  const canEdit = document.can.includes('document.edit');
  if (mark === 'retake') return <p className="doc-why">{t(`retake.${document.retake[0]!}.title`)}</p>;
  if (mark !== 'locked' && mark !== 'rejected' && mark !== 'failed') return null;
  const why = mark === 'failed' ? t('failedWhy') : t(`reasons.${document.reason!}`);
  return (
    <div className="doc-remedy">
      <p className="doc-why">{why}</p>
      {canEdit && mark === 'locked' && <PasswordForm document={document} />}
      {canEdit && (
        <div className="doc-remedy-row">
          {mark === 'failed' && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconRefresh size={15} aria-hidden />}
              loading={busy === 'readAgain'}
              onClick={() => void readAgain()}
            >
              {t('actions.readAgain')}
            </Button>
          )}
          {more}
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => (onRemove ? onRemove() : void remove())}
          >
            {t('actions.delete')}
          </Button>
        </div>
      )}
      <ErrorLine message={error} />
      {dialog}
    </div>
  );
}
