import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { useFactText } from '../../../lib/translation/use-fact-text.ts';
import { EvidenceCrop } from '../../form/sources/EvidenceCrop.tsx';
import { useDocumentName } from '../../form/sources/use-document-name.ts';
import { enteredValue, pageEvidenceText } from '../../form/findings/evidence/evidence-text.ts';
import { useVisaValue } from './use-visa-value.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

type OnPage = Extract<Evidence, { from: 'document' }>;
type Entered = Extract<Evidence, { name: string }>;

function GrantPageEvidence({ evidence, fact, isVisa }: { evidence: OnPage; fact: GrantLine['fact']; isVisa: boolean }) {
  const { t, language } = useGrantTexts();
  const { t: translate } = useDocumentsTexts();
  const documentName = useDocumentName();
  const where = isVisa
    ? t('visa')
    : evidence.category === 'Passport'
      ? t('passport')
      : t('document', { document: documentName(evidence) });
  const visaValue = useVisaValue();
  return (
    <div className="grant-place" data-side={isVisa ? 'visa' : 'asked'}>
      <small>{where}</small>
      <b>{isVisa ? visaValue({ fact, onVisa: evidence }) : pageEvidenceText(translate, evidence, language).value}</b>
      {evidence.pageIndex >= 0 && (
        <span className="grant-crop">
          <EvidenceCrop evidence={evidence} />
        </span>
      )}
    </div>
  );
}

// Entered values in one block: the two trip dates belong together.
function GrantEnteredEvidence({ evidence }: { evidence: readonly Entered[] }) {
  const { t, language } = useGrantTexts();
  const fact = useFactText();
  const message = evidence.map((one) => enteredValue(one, language, (text) => fact(text).children));
  return (
    <div className="grant-place" data-side="asked">
      <small>{t('asked')}</small>
      <b>{message.join(' – ')}</b>
    </div>
  );
}

export function GrantEvidence({ line: { fact, onVisa, asked } }: { line: GrantLine }) {
  const { t } = useGrantTexts();
  const pages = asked.filter((one) => one.from === 'document');
  const entered = asked.filter((one) => one.from !== 'document' && one.from !== 'missing');
  return (
    <div className="grant-evidence">
      {onVisa ? (
        <GrantPageEvidence evidence={onVisa} fact={fact} isVisa />
      ) : (
        <div className="grant-place" data-side="visa">
          <small>{t('visa')}</small>
          <span className="grant-not-read">{t('notRead')}</span>
        </div>
      )}
      {pages.map((evidence) => (
        <GrantPageEvidence
          key={`${evidence.docId} ${evidence.field} ${evidence.pageUid}`}
          evidence={evidence}
          fact={fact}
          isVisa={false}
        />
      ))}
      {entered.length > 0 && <GrantEnteredEvidence evidence={entered} />}
    </div>
  );
}
