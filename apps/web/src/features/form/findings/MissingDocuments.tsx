import { useId, type ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { gradeOf } from '../../journey/findings-summary/arrange-findings.ts';
import { GradeIcon } from '../../journey/findings-summary/GradeIcon.tsx';
import { useFindingContext } from './finding-context.ts';
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
  const { isDense } = useFindingContext();
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
      <h3>
        <button
          type="button"
          className="plain-button finding-head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <GradeIcon grade={grade} size={isDense ? 16 : 22} filled={isDense} />
          <span className="finding-title">
            <span className="over">{t(`grade.${grade}`)}</span>
            <b>{t('missing', { count: findings.length })}</b>
            {!isOpen && <span className="finding-documents">{titles.join(' · ')}</span>}
          </span>
          <IconChevronDown size={isDense ? 15 : 18} className="finding-turn" aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div className="finding-body finding-lines" id={id}>
          {findings.map(card)}
        </div>
      )}
    </article>
  );
}
