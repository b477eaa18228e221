import { useId, type ReactNode } from 'react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { gradeOf } from '../../journey/findings-summary/arrange-findings.ts';
import { FindingHead } from './FindingHead.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  findings: readonly Finding[];
  isOpen: boolean;
  onToggle: () => void;
  card: (finding: Finding) => ReactNode;
}

// All missing documents in one card; each keeps its own actions inside it.
export function MissingDocuments({ findings, isOpen, onToggle, card }: Props) {
  const { t } = useFindingsTexts();
  const id = useId();
  const [first] = findings;
  if (!first) return null;
  if (findings.length === 1) return card(first);
  const grade = gradeOf(first); // the most serious comes first
  const titles = findings.flatMap(({ evidence }) =>
    evidence.flatMap((one) => (one.from === 'missing' ? [one.title] : [])),
  );
  return (
    <article className="finding" data-finding={first.rule} data-grade={grade} data-open={isOpen || undefined}>
      <FindingHead
        grade={grade}
        over={t(`grade.${grade}`)}
        title={t('missing', { count: findings.length })}
        isOpen={isOpen}
        controls={id}
        onToggle={onToggle}
      >
        {!isOpen && <span className="finding-documents">{titles.join(' · ')}</span>}
      </FindingHead>
      {isOpen && (
        <div className="finding-body finding-lines" id={id}>
          {findings.map(card)}
        </div>
      )}
    </article>
  );
}
