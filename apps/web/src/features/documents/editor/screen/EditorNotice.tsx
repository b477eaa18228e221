import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconEye, IconLoader2 } from '@tabler/icons-react';
import type { Document, DocumentVersion } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import type { PageEditing } from '../state/use-editing.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  document: Document;
  editing: PageEditing;
  newest: DocumentVersion | undefined;
  otherError: string; // of an action other than saving
}

// What stands between the person and saving, with the way out.
export function EditorNotice({ document, editing, newest, otherError }: Props) {
  const { t, language } = useEditorTexts();
  if (editing.editing.newer)
    return (
      <div className="ed-notice" data-tone="warn" role="alert">
        <IconAlertTriangle size={18} aria-hidden />
        <p>
          <b>
            {newest?.madeByName
              ? t('notice.conflictBy', { name: newest.madeByName, at: momentText(newest.madeAt, language) })
              : t('notice.conflict')}
          </b>{' '}
          {t('notice.conflictText')}
        </p>
        <Button size="xs" variant="default" onClick={editing.discard}>
          {t('notice.load')}
        </Button>
      </div>
    );
  const error = editing.error || otherError;
  if (error)
    return (
      <div className="ed-notice" data-tone="bad" role="alert">
        <IconCloudOff size={18} aria-hidden />
        <p>
          <b>{error}</b> {editing.isEdited && t('notice.unsaved')}
        </p>
        {editing.error && editing.isEdited && (
          <Button size="xs" variant="default" loading={editing.isSaving} onClick={() => void editing.save()}>
            {t('notice.again')}
          </Button>
        )}
      </div>
    );
  if (!isSettled(document.state))
    return (
      <div className="ed-notice" data-tone="note" role="status">
        <IconLoader2 size={18} className="ed-spin" aria-hidden />
        <p>{t('notice.reading')}</p>
      </div>
    );
  if (!document.can.includes('document.edit') || document.state !== 'checked')
    return (
      <div className="ed-notice" data-tone="note" role="status">
        <IconEye size={18} aria-hidden />
        <p>{t(document.state === 'checked' ? 'notice.readOnly' : 'notice.notRead')}</p>
      </div>
    );
  return null;
}
