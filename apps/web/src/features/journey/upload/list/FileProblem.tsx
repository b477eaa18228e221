import { Button } from '@mantine/core';
import { IconCameraRotate, IconTrash, IconUpload } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { badgeOf } from '../../../documents/documents/document-state.ts';
import { DocumentQuestions } from '../../../documents/actions/DocumentQuestions.tsx';
import { DocumentRemedy } from '../../../documents/actions/DocumentRemedy.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  document: Document;
  onReplace: () => void;
  onRemove: () => void;
  onOpen: () => void;
}

export function FileProblem({ document, onReplace, onRemove, onOpen }: Props) {
  const { t } = useUploadTexts();
  const { t: translate } = useDocumentsTexts();
  const isDesktop = useDevice().type === 'Desktop';
  const mark = badgeOf(document);
  const canEdit = document.can.includes('document.edit');
  if (mark === 'reading') return null;
  const question = <DocumentQuestions document={document} showsCrops onOther={onOpen} onRemove={onRemove} />;
  if (mark === 'confirm' || mark === 'done') return question;
  if (mark !== 'retake')
    return (
      <DocumentRemedy
        document={document}
        onRemove={onRemove}
        more={
          mark === 'rejected' && (
            <Button variant="default" size="xs" leftSection={<IconUpload size={15} aria-hidden />} onClick={onReplace}>
              {t('problems.replace')}
            </Button>
          )
        }
      />
    );
  const [cause] = document.retake;
  const isUnknown = document.category === 'Other' && document.kind === null; // perhaps no document at all
  return (
    <>
      {document.ownerQuestion && question}
      <div className="up-remedy">
        <p>
          {isUnknown && (
            <>
              <b>{t('problems.unknown')}</b> {t('problems.unknownText')}{' '}
            </>
          )}
          <b>{translate(`retake.${cause!}.title`)}</b> {translate(`retake.${cause!}.remedy`)}
        </p>
        {canEdit && (
          <div className="doc-remedy-row">
            <Button
              variant="default"
              size="xs"
              leftSection={
                isDesktop ? <IconUpload size={15} aria-hidden /> : <IconCameraRotate size={15} aria-hidden />
              }
              onClick={onReplace}
            >
              {t(isDesktop ? 'problems.better' : 'problems.retake')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconTrash size={15} aria-hidden />}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
