import './findings.css';
import { arrangeFindings } from './arrange-findings.ts';
import { useFindings } from './findings.api.ts';
import { useCountWords } from './FindingsHead.tsx';
import { useFindingsWords } from './findings-words.ts';
import { GradeIcon } from './GradeIcon.tsx';

// The counts in one line, for an overview; nothing while they are not here.
export function FindingsLine({ applicationUid }: { applicationUid: string }) {
  const { t } = useFindingsWords();
  const countWords = useCountWords();
  const { data } = useFindings(applicationUid);
  if (!data) return <span className="pane-dim">–</span>;
  const arranged = arrangeFindings(data.findings);
  const { blocking, warnings } = arranged;
  const grade = blocking.length > 0 ? 'blocking' : warnings.length > 0 ? 'warning' : null;
  return (
    <span className="findings-line" data-findings-line>
      {grade && <GradeIcon grade={grade} size={15} filled />}
      {countWords(arranged) || (data.judged === 0 ? t('none.nothing') : t('judgedNothing', { count: data.judged }))}
    </span>
  );
}
