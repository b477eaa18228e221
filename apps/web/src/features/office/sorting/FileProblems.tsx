import { Link } from 'react-router';
import { IconLock } from '@tabler/icons-react';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';

// Files that nobody could open or read: a person enters the password or replaces them on the documents screen.
export function FileProblems({ travellers }: { travellers: readonly ArrangedTraveller[] }) {
  const { t } = useSortingTexts();
  const problems = travellers.flatMap(({ applicantUid, documents }) =>
    documents
      .filter(({ state }) => state === 'rejected' || state === 'failed')
      .map((document) => ({ applicantUid, document })),
  );
  if (problems.length === 0) return null;
  return (
    <section className="so-problems" aria-labelledby="so-problems">
      <h2 id="so-problems">{t('queue.locked', { count: problems.length })}</h2>
      <ul>
        {problems.map(({ applicantUid, document: { docId, fileName, reason } }) => (
          <li key={docId} data-problem={reason ?? 'failed'}>
            <IconLock size={14} aria-hidden />
            <span>
              <b>{fileName}</b> {t(reason === 'passwordNeeded' ? 'queue.problem.locked' : 'queue.problem.other')}
            </span>
            <Link to={`/fileUpload?applicantUid=${applicantUid}&docId=${docId}`}>{t('queue.open')}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
