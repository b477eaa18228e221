import '../../../form/findings/findings.css';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { arrangeFindings } from '../../../journey/findings-summary/arrange-findings.ts';
import { useFindings } from '../../../journey/findings-summary/findings.api.ts';
import { useCountText } from '../../../form/findings/FindingsHeader.tsx';
import { GradeIcon } from '../../../journey/findings-summary/GradeIcon.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

const shown = 3;

// The most severe findings; all of them are in the Findings tab.
export function FindingsPart({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const countWords = useCountText();
  const { data } = useFindings(row.applicationUid);
  if (!data) return null;
  const arranged = arrangeFindings(data.findings);
  const open = [...arranged.blocking, ...arranged.warnings];
  return (
    <section className="pane-sec" aria-labelledby="pane-findings" data-findings-part>
      <div className="pane-title">
        <h3 id="pane-findings">{t('columns.findings')}</h3>
        <small>{countWords(arranged) || t('findings.none')}</small>
      </div>
      {open.length > 0 && (
        <ul className="pane-findings">
          {open.slice(0, shown).map(({ key, severity, words }) => (
            <li key={key} data-severity={severity}>
              <GradeIcon grade={severity} size={16} filled />
              <div>
                <b>{words[language].title}</b>
                <small>{words[language].text}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data.findings.length > 0 && (
        <Link className="pane-link" to={`/applications?open=${row.applicationUid}&tab=findings`}>
          {t('findings.all')}
        </Link>
      )}
    </section>
  );
}
