import { Button } from '@mantine/core';
import { IconCameraRotate, IconTrash, IconUpload } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { useDevice } from '../../lib/device.ts';
import { markOf } from '../documents/document-state.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { Questions } from '../documents/Questions.tsx';
import { Remedy } from '../documents/Remedy.tsx';
import { useUploadWords } from './upload-words.ts';

interface Props {
  document: Document;
  onReplace: () => void;
  onRemove: () => void;
  onOpen: () => void;
}

// The cause, the fact, and what can be done about it, where the paper stands.
export function Trouble({ document, onReplace, onRemove, onOpen }: Props) {
  const { t } = useUploadWords();
  const { t: say } = useDocumentWords();
  const isDesktop = useDevice().type === 'Desktop';
  const mark = markOf(document);
  const canEdit = document.can.includes('document.edit');
  if (mark === 'reading') return null;
  if (mark === 'confirm' || mark === 'done') return <Questions document={document} onOther={onOpen} />;
  if (mark !== 'retake')
    return (
      <Remedy
        document={document}
        onRemove={onRemove}
        more={
          mark === 'rejected' && (
            <Button variant="default" size="xs" leftSection={<IconUpload size={15} aria-hidden />} onClick={onReplace}>
              {t('trouble.replace')}
            </Button>
          )
        }
      />
    );
  const [cause] = document.retake;
  return (
    <div className="up-remedy">
      <p>
        <b>{say(`retake.${cause!}.title`)}</b> {say(`retake.${cause!}.remedy`)}
      </p>
      {canEdit && (
        <div className="doc-remedy-row">
          <Button
            variant="default"
            size="xs"
            leftSection={isDesktop ? <IconUpload size={15} aria-hidden /> : <IconCameraRotate size={15} aria-hidden />}
            onClick={onReplace}
          >
            {t(isDesktop ? 'trouble.better' : 'trouble.retake')}
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
  );
}
