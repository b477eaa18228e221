import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { ArrangeLink } from '../../../documents/playground/ArrangeLink.tsx';
import { staffDocumentsAddress } from '../actions/application-steps.ts';
import { useRequiredDocuments } from '../use-required-documents.ts';
import { ChecklistLines } from './ChecklistLines.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// The checklist with matching documents; documents that match no item are listed below.
export function DocumentsTab({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const { entries, sorting, others, have, need, isKnown, read } = useRequiredDocuments(row);
  const asked = entries.filter(({ isCounted, state }) => isCounted || state !== 'notStarted');
  const onCondition = entries.filter(({ isCounted, need: level }) => level === 'conditional' && !isCounted).length;
  return (
    <section className="pane-sec" data-checklist>
      <div className="pane-title">
        <h3>{t('checklist.title')}</h3>
        {isKnown && <small>{t('checklist.of', { have, need })}</small>}
      </div>
      {isKnown && (
        <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
      )}
      {read.isError && !read.data ? (
        <LoadFailure
          title={t('checklist.failing')}
          error={read.error}
          isTrying={read.isFetching}
          onAgain={() => void read.refetch()}
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
      {row.docIds.length > 0 && (
        <ArrangeLink subject={{ applicationUid: row.applicationUid }} className="pane-link pane-link-second" />
      )}
    </section>
  );
}
