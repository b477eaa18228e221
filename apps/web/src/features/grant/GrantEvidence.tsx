import type { Evidence } from '@visawright/contract/evidence.ts';
import type { GrantLine } from '@visawright/contract/grant.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { EvidenceCrop } from '../form/EvidenceCrop.tsx';
import { useWords } from '../form/form-words.ts';
import { paperName } from '../form/paper-name.ts';
import { enteredValue, pageWords } from '../findings/evidence-words.ts';
import { useGrantWords } from './grant-words.ts';
import { useVisaValue } from './visa-value.ts';

type OnPage = Extract<Evidence, { from: 'document' }>;
type Entered = Extract<Evidence, { name: string }>;

// The cut out of its page, with the value in words.
function Place({ evidence, fact, isVisa }: { evidence: OnPage; fact: GrantLine['fact']; isVisa: boolean }) {
  const { t, language } = useGrantWords();
  const { t: say } = useDocumentWords();
  const { t: name } = useWords();
  const where = isVisa
    ? t('visa')
    : evidence.category === 'Passport'
      ? t('passport')
      : t('paper', { paper: paperName(name, say, evidence) });
  const visaValue = useVisaValue();
  return (
    <div className="grant-place" data-side={isVisa ? 'visa' : 'asked'}>
      <small>{where}</small>
      <b>{isVisa ? visaValue({ fact, onVisa: evidence }) : pageWords(say, evidence, language).value}</b>
      {evidence.pageIndex >= 0 && (
        <span className="grant-crop">
          <EvidenceCrop evidence={evidence} />
        </span>
      )}
    </div>
  );
}

// What was entered stands in one place: both days of the trip are one answer.
function Said({ evidence }: { evidence: readonly Entered[] }) {
  const { t, language } = useGrantWords();
  const fact = useFactWords();
  const said = evidence.map((one) => enteredValue(one, language, (text) => fact(text).children));
  return (
    <div className="grant-place" data-side="asked">
      <small>{t('asked')}</small>
      <b>{said.join(' – ')}</b>
    </div>
  );
}

export function GrantEvidence({ line: { fact, onVisa, asked } }: { line: GrantLine }) {
  const { t } = useGrantWords();
  const pages = asked.filter((one) => one.from === 'document');
  const entered = asked.filter((one) => one.from !== 'document' && one.from !== 'missing');
  return (
    <div className="grant-evidence">
      {onVisa ? (
        <Place evidence={onVisa} fact={fact} isVisa />
      ) : (
        <div className="grant-place" data-side="visa">
          <small>{t('visa')}</small>
          <span className="grant-not-read">{t('notRead')}</span>
        </div>
      )}
      {pages.map((evidence) => (
        <Place
          key={`${evidence.docId} ${evidence.field} ${evidence.pageUid}`}
          evidence={evidence}
          fact={fact}
          isVisa={false}
        />
      ))}
      {entered.length > 0 && <Said evidence={entered} />}
    </div>
  );
}
