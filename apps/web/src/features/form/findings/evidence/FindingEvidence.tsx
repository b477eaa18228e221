import { VisuallyHidden } from '@mantine/core';
import { IconFileText, IconPencil, IconPlus } from '@tabler/icons-react';
import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { EvidenceCrop } from '../../sources/EvidenceCrop.tsx';
import { openSource } from '../../sources/opened-source.ts';
import { useDocumentName } from '../../sources/use-document-name.ts';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import { enteredName, enteredValue, pageEvidenceText } from './evidence-text.ts';
import { useFindingContext } from '../finding-context.ts';
import { datesAddress } from '../../../journey/deadline/dates-address.ts';
import { documentsAddress } from '../remedy-target.ts';
import { RemedyButton } from '../RemedyButton.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useFindingsTexts } from '../../../../translations/findings/findings-texts.ts';

type Of<F extends Evidence['from']> = Extract<Evidence, { from: F }>;

// A crop of the page that opens the page.
function OnPage({ evidence }: { evidence: Of<'document'> }) {
  const { t, language } = useFindingsTexts();
  const { t: translate } = useDocumentsTexts();
  const documentName = useDocumentName();
  const { field, value } = pageEvidenceText(translate, evidence, language);
  const document = documentName(evidence);
  const page = evidence.pageIndex + 1;
  const words = (
    <span className="evidence-text">
      <span className="evidence-chip">
        <IconFileText size={14} stroke={1.9} aria-hidden />
        {page > 0 ? t('evidence.document', { document, page }) : document}
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
  const { t, language } = useFindingsTexts();
  const fact = useFactText();
  const { subject, isApplicant, mayEdit, labelOf, onField } = useFindingContext();
  const name = enteredName(t, evidence, labelOf);
  const isAnswer = evidence.from === 'answer' || evidence.from === 'carried';
  const target = isAnswer
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
      {mayEdit && target && (
        <RemedyButton
          target={target}
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
  const { t } = useFindingsTexts();
  const checklistText = useChecklistText();
  const { subject, isApplicant, mayEdit, onField } = useFindingContext();
  const { text, lang } = checklistText(evidence.title);
  const { title: document, category } = evidence;
  return (
    <div className="evidence-slot evidence-empty" data-evidence="missing">
      <span className="evidence-text">
        <small>{t('evidence.missing')}</small>
        <b lang={lang}>{text}</b>
      </span>
      {mayEdit && (
        <RemedyButton
          target={{ to: documentsAddress(subject, isApplicant, { document, category }) }}
          onField={onField}
          variant="default"
          icon={<IconPlus size={16} aria-hidden />}
          label={t('evidence.addDocument', { document: text })}
          words={t('evidence.add')}
        />
      )}
    </div>
  );
}

export function FindingEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className="finding-evidence">
      {evidence.map((one, index) => (
        // Two regions of a document may have the same name, so the index is part of the key.
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
