import '../../findings/findings.css';
import { Link } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { arrangeFindings } from '../../findings/arrange-findings.ts';
import { useFindings } from '../../findings/findings.api.ts';
import { useCountWords } from '../../findings/FindingsHead.tsx';
import { GradeIcon } from '../../findings/GradeIcon.tsx';
import { useApplicationWords } from '../application-words.ts';

const shown = 3;

// What stands in the way, gravest first; the rest, and what to do about each, in its own tab.
export function FindingsPart({ row }: { row: Application }) {
  const { t, language } = useApplicationWords();
  const countWords = useCountWords();
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
