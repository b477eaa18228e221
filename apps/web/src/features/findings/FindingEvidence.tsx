import { VisuallyHidden } from '@mantine/core';
import { IconFileText, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Evidence } from '@visawright/contract/evidence.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { EvidenceCrop } from '../form/EvidenceCrop.tsx';
import { useWords } from '../form/form-words.ts';
import { openSource } from '../form/open-source.ts';
import { paperName } from '../form/paper-name.ts';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { enteredName, enteredValue, pageWords } from './evidence-words.ts';
import { useFindingsWords } from './findings-words.ts';
import { useFindingPlace } from './finding-place.ts';
import { datesAddress, papersAddress } from './way.ts';
import { WayButton } from './WayButton.tsx';

type Of<F extends Evidence['from']> = Extract<Evidence, { from: F }>;

// The place on the page, and with one press the page itself.
function OnPage({ evidence }: { evidence: Of<'document'> }) {
  const { t, language } = useFindingsWords();
  const { t: say } = useDocumentWords();
  const { t: name } = useWords();
  const { field, value } = pageWords(say, evidence, language);
  const paper = paperName(name, say, evidence);
  const page = evidence.pageIndex + 1;
  const words = (
    <span className="evidence-text">
      <span className="evidence-chip">
        <IconFileText size={14} stroke={1.9} aria-hidden />
        {page > 0 ? t('evidence.paper', { paper, page }) : paper}
      </span>
      <span>
        {field} <b>{value || t('evidence.noValue')}</b>
      </span>
      {page === 0 && <small>{t('evidence.pageGone')}</small>}
    </span>
  );
  if (page === 0) return <div className="evidence-slot">{words}</div>;
  return (
    <button
      type="button"
      className="evidence-slot evidence-open"
      data-evidence={evidence.docId}
      onClick={() => openSource(evidence)}
    >
      <VisuallyHidden>{t('evidence.open')}</VisuallyHidden>
      {words}
      <span className="evidence-crop" aria-hidden>
        <EvidenceCrop evidence={evidence} />
      </span>
    </button>
  );
}

function Entered({ evidence }: { evidence: Of<'application' | 'profile' | 'answer' | 'carried'> }) {
  const { t, language } = useFindingsWords();
  const fact = useFactWords();
  const { subject, isApplicant, mayEdit, labelOf, onField } = useFindingPlace();
  const name = enteredName(t, evidence, labelOf);
  const isAnswer = evidence.from === 'answer' || evidence.from === 'carried';
  const way = isAnswer
    ? { field: evidence.name }
    : evidence.from === 'application'
      ? { to: datesAddress(subject, isApplicant) }
      : isApplicant
        ? { to: '/profile' }
        : null;
  return (
    <div className="evidence-slot" data-evidence={evidence.from}>
      <span className="evidence-text">
        <span className="evidence-chip" data-plain>
          <IconPencil size={14} stroke={1.9} aria-hidden />
          {t(`evidence.${evidence.from}`)}
        </span>
        <span>
          {name} <b>{enteredValue(evidence, language, (text) => fact(text).children) || t('evidence.noValue')}</b>
        </span>
      </span>
      {mayEdit && way && (
        <WayButton
          way={way}
          onField={onField}
          variant="subtle"
          label={t('evidence.changeField', { field: name })}
          words={t('evidence.change')}
        />
      )}
    </div>
  );
}

function Missing({ evidence }: { evidence: Of<'missing'> }) {
  const { t } = useFindingsWords();
  const said = usePaperWords();
  const { subject, isApplicant, mayEdit, onField } = useFindingPlace();
  const { text, lang } = said(evidence.title);
  const { title: paper, category } = evidence;
  return (
    <div className="evidence-slot evidence-empty" data-evidence="missing">
      <span className="evidence-text">
        <small>{t('evidence.missing')}</small>
        <b lang={lang}>{text}</b>
      </span>
      {mayEdit && (
        <WayButton
          way={{ to: papersAddress(subject, isApplicant, { paper, category }) }}
          onField={onField}
          variant="default"
          icon={<IconPlus size={16} aria-hidden />}
          label={t('evidence.addPaper', { paper: text })}
          words={t('evidence.add')}
        />
      )}
    </div>
  );
}

// Both sides of it: crops that open their page, what was entered in words, an empty place for what is not there.
export function FindingEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="finding-evidence">
      {evidence.map((one, index) => (
        // Two regions of one paper may bear the same name, so their order tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {one.from === 'document' ? (
            <OnPage evidence={one} />
          ) : one.from === 'missing' ? (
            <Missing evidence={one} />
          ) : (
            <Entered evidence={one} />
          )}
        </li>
      ))}
    </ul>
  );
}
