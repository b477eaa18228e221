import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { matchDocuments } from '@visawright/forms/checklist/match-documents.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import { useLiveDocuments } from '../../../documents/documents/use-live-documents.ts';
import { destinationOf, useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { documentProgressOf } from '../document-progress.ts';
import { ChecklistLines } from './ChecklistLines.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// The checklist with matching documents; documents that match no item are listed below.
export function DocumentsTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const form = useDestinationForm(destinationOf(row));
  const documents = useDocuments(row.applicantUid);
  useLiveDocuments(row.applicantUid);
  const { have, need } = documentProgressOf(row);
  const own = documents.data?.filter(({ docId }) => row.docIds.includes(docId)) ?? [];
  const required = form ? checklistFor(form, row.visaDetails.visaCategory).required : [];
  const { entries, others, sorting } = matchDocuments(required, own);
  const asked = entries.filter(({ item, documents: held }) => held.length > 0 || !item.conditions);
  const onCondition = entries.length - asked.length;
  return (
    <section className="pane-sec" data-checklist>
      <div className="pane-title">
        <h3>{t('checklist.title')}</h3>
        <small>{t('checklist.of', { have, need })}</small>
      </div>
      <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
      {documents.isError && !documents.data ? (
        <LoadFailure
          title={t('checklist.failing')}
          error={documents.error}
          isTrying={documents.isFetching}
          onAgain={() => void documents.refetch()}
        />
      ) : (
        <>
          <ChecklistLines subject={row} entries={asked} />
          {[...sorting, ...others].length > 0 && (
            <p className="pane-text">{t('checklist.others', { count: sorting.length + others.length })}</p>
          )}
          {onCondition > 0 && <p className="pane-text">{t('checklist.onCondition', { count: onCondition })}</p>}
        </>
      )}
      <Link
        className="pane-link"
        to={`/fileUpload?applicantUid=${row.applicantUid}&applicationUid=${row.applicationUid}`}
      >
        {t('checklist.open')}
      </Link>
    </section>
  );
}
