import './findings-summary.css';
import { Link } from 'react-router';
import { arrangeFindings } from './arrange-findings.ts';
import { useFindings } from './findings.api.ts';
import { GradeIcon } from './GradeIcon.tsx';
import { useLiveFindings } from './use-live-findings.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  applicationUid: string;
  to: string; // link to the full list
}

// Missing documents are listed on this step already, so they are not counted here.
export function FindingsSummary({ applicationUid, to }: Props) {
  const { t } = useFindingsTexts();
  const { data } = useFindings(applicationUid);
  useLiveFindings(applicationUid);
  const here = (data?.findings ?? []).filter(({ evidence }) => evidence.every(({ from }) => from !== 'missing'));
  const { blocking, warnings } = arrangeFindings(here);
  const count = blocking.length + warnings.length;
  if (count === 0) return null;
  return (
    <section className="panel panel-pad findings-summary" data-findings-summary>
      <h2>
        <GradeIcon grade={blocking.length > 0 ? 'blocking' : 'warning'} size={22} />
        {t('summary.title', { count })}
      </h2>
      {blocking.length > 0 && <p>{t('summary.blocking', { count: blocking.length })}</p>}
      <Link to={to}>{t('summary.open')}</Link>
    </section>
  );
}
