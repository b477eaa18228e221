import { useId } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/finding.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { useWords } from '../form/form-words.ts';
import { paperName } from '../form/paper-name.ts';
import { gradeOf, kindOf } from './arrange-findings.ts';
import { DayCells } from './DayCells.tsx';
import { FindingActs, readPapers } from './FindingActs.tsx';
import { FindingEvidence } from './FindingEvidence.tsx';
import { useFindingsWords } from './findings-words.ts';
import { useFindingPlace } from './finding-place.ts';
import { GradeIcon } from './GradeIcon.tsx';
import { RuleSource } from './RuleSource.tsx';

interface Props {
  finding: Finding;
  isOpen: boolean;
  onToggle: () => void;
  onKeep: () => void;
}

// Where the evidence stands, in the one line a narrow column has for it.
function Papers({ finding }: { finding: Finding }) {
  const { t } = useFindingsWords();
  const { t: say } = useDocumentWords();
  const { t: name } = useWords();
  const named = readPapers(finding).map((one) =>
    one.pageIndex < 0
      ? paperName(name, say, one)
      : t('evidence.paper', { paper: paperName(name, say, one), page: one.pageIndex + 1 }),
  );
  return named.length > 0 && <span className="finding-papers">{named.join(' · ')}</span>;
}

// Head: what is wrong and how grave. Opened: both pieces of evidence, the rule behind it, and the ways out.
export function FindingCard({ finding, isOpen, onToggle, onKeep }: Props) {
  const { t, language } = useFindingsWords();
  const { isDense, allRules } = useFindingPlace();
  const id = useId();
  const grade = gradeOf(finding);
  const words = finding.words[language];
  const kind = grade !== 'unknown' && kindOf(finding) === 'contradiction' ? 'contradiction' : null;
  const over = kind ? `${t(`kind.${kind}`)} · ${t(`grade.${grade}`).toLowerCase()}` : t(`grade.${grade}`);
  return (
    <article className="finding" data-finding={finding.rule} data-grade={grade} data-open={isOpen || undefined}>
      <h3>
        <button type="button" className="finding-head" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <GradeIcon grade={grade} size={isDense ? 16 : 22} filled={isDense} />
          <span className="finding-title">
            <span className="over">{over}</span>
            <b>{words.title}</b>
            {isDense && <Papers finding={finding} />}
          </span>
          <IconChevronDown size={isDense ? 15 : 18} className="finding-turn" aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div className="finding-body" id={id}>
          <FindingEvidence evidence={finding.evidence} />
          {finding.days && <DayCells days={finding.days} />}
          <div className="finding-why">
            <p>
              {words.text} {words.remedy}
            </p>
            {grade === 'unknown' && <p>{t('unknownText')}</p>}
            <RuleSource {...finding} allRules={allRules} />
          </div>
          <FindingActs finding={finding} onKeep={onKeep} />
        </div>
      )}
    </article>
  );
}
