import { Link } from 'react-router';
import type { Home } from '@visawright/contract/applications/home.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { Flag } from '../../../components/Flag.tsx';
import { lastedText } from '../../../lib/dates/moments.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { firstFinding } from './task.ts';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

export function Waiting({ home }: { home: Home }) {
  const { t, language } = useHomeTexts();
  const { waiting, waitingOn } = home;
  const sum = waitingOn.applicant + waitingOn.reviewer;
  const what = ({ on, application }: Home['waiting'][number]) => {
    const names = application.review.tasks.filter(({ verdict }) => verdict === null).map((task) => task.reviewerName);
    if (on === 'reviewer')
      return t(names.length > 0 ? 'waiting.verdict' : 'waiting.verdictPlain', { who: names.join(', ') });
    const found = firstFinding(application, language);
    if (found) return t('waiting.first', found);
    const { have, need } = documentCountOf(application);
    return t('waiting.documents', { have, need });
  };
  return (
    <section className="staff-card" aria-labelledby="home-waiting">
      <div className="staff-card-head">
        <div className="home-waiting-head">
          <h2 id="home-waiting">{t('waiting.title')}</h2>
          {sum > 0 && (
            <small>
              {t('waiting.onApplicants', { count: waitingOn.applicant })} ·{' '}
              {t('waiting.onReviewers', { count: waitingOn.reviewer })}
            </small>
          )}
        </div>
        {waitingOn.reviewer > 0 && (
          <Link className="staff-link home-small" to="/applications?review=requested">
            {t('waiting.seeReviews')}
          </Link>
        )}
      </div>
      {waiting.length === 0 ? (
        <p className="home-none">{t('waiting.none')}</p>
      ) : (
        <ul className="home-waiting">
          {waiting.map((item) => (
            <li key={item.application.applicationUid}>
              <Link to={`/applications?open=${item.application.applicationUid}`}>
                <Flag code={findDestination(item.application.visaDetails.visaTo)?.iso2 ?? 'UN'} width={15} />
                <span>{item.application.applicantName}</span>
                <small>{what(item)}</small>
                <small>{lastedText(item.since, language)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
