import './findings.css';
import { gradeOf } from './arrange-findings.ts';
import { useFindingsOfField } from './findings.api.ts';
import { useFindingsWords } from './findings-words.ts';
import { GradeIcon } from './GradeIcon.tsx';

interface Props {
  applicationUid: string;
  field: string;
}

// The short line under a question; the whole of it stands in the panel. A note is not worth a line here.
export function FindingOfField({ applicationUid, field }: Props) {
  const { t, language } = useFindingsWords();
  const findings = useFindingsOfField(applicationUid, field);
  return findings
    .filter((finding) => gradeOf(finding) !== 'note')
    .map((finding) => (
      <p key={finding.key} className="finding-line" data-finding={finding.rule} data-grade={gradeOf(finding)}>
        <GradeIcon grade={gradeOf(finding)} size={15} />
        <span>
          {finding.standing === 'unknown' && <>{t('grade.unknown')}: </>}
          {finding.words[language].title}
        </span>
      </p>
    ));
}
