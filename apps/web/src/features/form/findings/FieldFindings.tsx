import './findings.css';
import { gradeOf } from '../../journey/findings-summary/arrange-findings.ts';
import { useFindingsOfField } from '../../journey/findings-summary/findings.api.ts';
import { GradeIcon } from '../../journey/findings-summary/GradeIcon.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  applicationUid: string;
  field: string;
}

// One line under a question; the panel has the details. Notes are left out.
export function FieldFindings({ applicationUid, field }: Props) {
  const { t, language } = useFindingsTexts();
  const findings = useFindingsOfField(applicationUid, field);
  return findings
    .filter((finding) => gradeOf(finding) !== 'note')
    .map((finding) => (
      <p
        key={finding.key}
        className="finding-line verdict-colors"
        data-finding={finding.rule}
        data-grade={gradeOf(finding)}
      >
        <GradeIcon grade={gradeOf(finding)} size={15} />
        <span>
          {finding.status === 'unknown' && <>{t('grade.unknown')}: </>}
          {finding.words[language].title}
        </span>
      </p>
    ));
}
