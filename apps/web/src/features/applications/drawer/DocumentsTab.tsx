import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { checklistFor } from '@visawright/forms/checklist.ts';
import { matchPapers } from '@visawright/forms/match-papers.ts';
import { Failing } from '../../../components/Failing.tsx';
import { Meter } from '../../../components/list/marks.tsx';
import { useDocuments } from '../../documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/use-live-documents.ts';
import { placeOf, useFormOf } from '../../findings/use-subject.ts';
import { useApplicationWords } from '../application-words.ts';
import { papersOf } from '../papers-of.ts';
import { PaperLines } from './PaperLines.tsx';

// The checklist with the papers that are here, each in its place; what fits no place stands below.
export function DocumentsTab({ row }: { row: Application }) {
  const { t } = useApplicationWords();
  const form = useFormOf(placeOf(row));
  const documents = useDocuments(row.applicantUid);
  useLiveDocuments(row.applicantUid);
  const { have, need } = papersOf(row);
  const own = documents.data?.filter(({ docId }) => row.docIds.includes(docId)) ?? [];
  const required = form ? checklistFor(form, row.visaDetails.visaCategory).required : [];
  const { papers, others, sorting } = matchPapers(required, own);
  const asked = papers.filter(({ item, documents: held }) => held.length > 0 || !item.conditions);
  const onCondition = papers.length - asked.length;
  return (
    <section className="pane-sec" data-papers>
      <div className="pane-title">
        <h3>{t('papers.title')}</h3>
        <small>{t('papers.of', { have, need })}</small>
      </div>
      <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
      {documents.isError && !documents.data ? (
        <Failing
          title={t('papers.failing')}
          error={documents.error}
          isTrying={documents.isFetching}
          onAgain={() => void documents.refetch()}
        />
      ) : (
        <>
          <PaperLines subject={row} papers={asked} />
          {[...sorting, ...others].length > 0 && (
            <p className="pane-text">{t('papers.others', { count: sorting.length + others.length })}</p>
          )}
          {onCondition > 0 && <p className="pane-text">{t('papers.onCondition', { count: onCondition })}</p>}
        </>
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
