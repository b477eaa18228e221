import { useState } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import type { AddedDocuments } from './group-changes.ts';

// The log has ids only, so the names are read when they are wanted.
function FileNames({ row, docIds }: { row: Application; docIds: readonly string[] }) {
  const { t } = useApplicationsTexts();
  const { data, isError } = useDocuments(row.applicantUid);
  if (isError) return <p>{t('checklist.failing')}</p>;
  if (!data) return null;
  const names = new Map(data.map(({ docId, fileName }) => [docId, fileName]));
  return (
    <ul>
      {docIds.map((docId) => (
        <li key={docId}>{names.get(docId) ?? t('change.documentGone')}</li>
      ))}
    </ul>
  );
}

export function AddedLine({ row, added }: { row: Application; added: AddedDocuments }) {
  const { t, language } = useApplicationsTexts();
  const { realm } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { at, count, docIds, personName } = added;
  const text = t('change.documentsAdded', { name: personName ?? realm.realmDisplayName, count });
  const moment = <time dateTime={at}>{momentText(at, language)}</time>;
  return (
    <li>
      {text} {moment}
      {docIds.length > 0 && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{t('change.fileNames')}</summary>
          {isOpen && <FileNames row={row} docIds={docIds} />}
        </details>
      )}
    </li>
  );
}
