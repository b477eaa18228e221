import { Link } from 'react-router';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import { Meter, ApplicationStatusBadge } from '../../../components/list/badges/badges.tsx';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

export function Workload({ home }: { home: Home }) {
  const { t } = useHomeTexts();
  const most = Math.max(1, ...Object.values(home.workload));
  return (
    <section className="staff-card" aria-labelledby="home-load">
      <div className="staff-card-head">
        <h2 id="home-load">{t('workload.title')}</h2>
        <small>{t('workload.sum', { count: home.openCount, average: Math.round(home.teamAverage) })}</small>
      </div>
      <ul className="home-load">
        {statuses.map((status) => (
          <li key={status}>
            <Link to={`/applications?status=${status}`}>
              <ApplicationStatusBadge status={status} />
              <Meter
                value={home.workload[status] ?? 0}
                max={most}
                width="100%"
                {...(status === 'submitted' ? { tone: 'ok' as const } : {})}
              />
              <span className="staff-num">{home.workload[status] ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
