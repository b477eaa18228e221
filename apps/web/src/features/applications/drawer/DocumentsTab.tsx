import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { Meter } from '../../../components/list/marks.tsx';
import { useApplicationWords } from '../application-words.ts';

// Only what exists: how many papers the checklist asks for and how many are here.
export function DocumentsTab({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const [have, need] = [row.docIds.length, row.documentsNeeded];
  const count = findDestination(row.destinationId)?.checklist[row.visaDetails.visaCategory];
  return (
    <section className="pane-sec">
      <div className="pane-title">
        <h3>{t('papers.title')}</h3>
        <small>{t('papers.of', { have, need })}</small>
      </div>
      <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
      {count && (
        <dl className="pane-facts" style={{ marginTop: 12 }}>
          <dt>{t('papers.required')}</dt>
          <dd>
            {count.required}
            {count.requiredOnCondition > 0 && (
              <small> {t('papers.onCondition', { count: count.requiredOnCondition })}</small>
            )}
          </dd>
          <dt>{t('papers.recommended')}</dt>
          <dd>{count.recommended}</dd>
        </dl>
      )}
      <Link
        className="pane-link"
        to={`/fileUpload?applicantUid=${row.applicantUid}&applicationUid=${row.applicationUid}`}
      >
        {t('papers.open')}
      </Link>
    </section>
  );
}
