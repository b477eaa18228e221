import { useEffect, useId, useRef } from 'react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useDocumentName } from '../sources/use-document-name.ts';
import { gradeOf, kindOf } from '../../journey/findings-summary/arrange-findings.ts';
import { DayCells } from './evidence/DayCells.tsx';
import { FindingActions, documentEvidence } from './FindingActions.tsx';
import { FindingEvidence } from './evidence/FindingEvidence.tsx';
import { useFindingContext } from './finding-context.ts';
import { FindingHead } from './FindingHead.tsx';
import { RuleSource } from './evidence/RuleSource.tsx';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  finding: Finding;
  isOpen: boolean;
  onToggle: () => void;
  onAccept: () => void;
}

// Names the documents in one line, for narrow columns.
function Documents({ finding }: { finding: Finding }) {
  const { t } = useFindingsTexts();
  const documentName = useDocumentName();
  const named = documentEvidence(finding).map((one) =>
    one.pageIndex < 0
      ? documentName(one)
      : t('evidence.document', { document: documentName(one), page: one.pageIndex + 1 }),
  );
  return named.length > 0 && <span className="finding-documents">{named.join(' · ')}</span>;
}

// Its end first, then its beginning: a card that is higher than its column shows its beginning.
function showWhole(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
}

export function FindingCard({ finding, isOpen, onToggle, onAccept }: Props) {
  const { t, language } = useFindingsTexts();
  const { isDense, allRules } = useFindingContext();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  // What was opened may be below the end of a narrow column.
  useEffect(() => {
    if (isOpen && !wasOpen.current) showWhole(card.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  const grade = gradeOf(finding);
  const words = finding.words[language];
  const kind = grade !== 'unknown' && kindOf(finding) === 'contradiction' ? 'contradiction' : null;
  const over = kind ? `${t(`kind.${kind}`)} · ${t(`grade.${grade}`).toLowerCase()}` : t(`grade.${grade}`);
  return (
    <article
      ref={card}
      className="finding"
      data-finding={finding.rule}
      data-grade={grade}
      data-open={isOpen || undefined}
    >
      <FindingHead grade={grade} over={over} title={words.title} isOpen={isOpen} controls={id} onToggle={onToggle}>
        {isDense && <Documents finding={finding} />}
      </FindingHead>
      {isOpen && (
        <div className="finding-body" id={id}>
          <FindingEvidence evidence={finding.evidence} />
          {finding.days && <DayCells days={finding.days} />}
          <div className="finding-why">
            <p>
              {words.text} {words.remedy}
            </p>
            {grade === 'unknown' && <p>{t('unknownText')}</p>}
            <RuleSource
              source={finding.source}
              verifiedOn={finding.verifiedOn}
              isStale={finding.isStale}
              allRules={allRules}
            />
          </div>
          <FindingActions finding={finding} onAccept={onAccept} />
        </div>
      )}
    </article>
  );
}
