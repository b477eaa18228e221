import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { checklistFor, type Checklist } from '@visawright/forms/checklist/checklist.ts';
import { requiredDocuments } from '@visawright/forms/checklist/required-documents.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import { useLiveDocuments } from '../../../documents/documents/use-live-documents.ts';
import { destinationOf, useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { staffDocumentsAddress } from '../actions/application-steps.ts';
import { ChecklistLines } from './ChecklistLines.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

const nothing: Checklist = { required: [], recommended: [] };

// The checklist with matching documents; documents that match no item are listed below.
export function DocumentsTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const form = useDestinationForm(destinationOf(row));
  const documents = useDocuments(row.applicantUid);
  useLiveDocuments(row.applicantUid);
  const own = documents.data?.filter(({ docId }) => row.docIds.includes(docId)) ?? [];
  const group = row.visaDetails.visaCategory;
  const { entries, sorting, others, have, need } = requiredDocuments(form ? checklistFor(form, group) : nothing, own, {
    group,
    applies: ({ title }, condition) =>
      (row.summary?.required.includes(title) ?? false) || row.situations.includes(condition),
  });
  const asked = entries.filter(({ isCounted, state }) => isCounted || state !== 'notStarted');
  const onCondition = entries.filter(({ isCounted, need: level }) => level === 'conditional' && !isCounted).length;
  return (
    <section className="pane-sec" data-checklist>
      <div className="pane-title">
        <h3>{t('checklist.title')}</h3>
        {form && <small>{t('checklist.of', { have, need })}</small>}
      </div>
      {form && (
        <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
      )}
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
      <Link className="pane-link" to={staffDocumentsAddress(row)}>
        {t('checklist.open')}
      </Link>
    </section>
  );
}
