import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { valueText } from '../documents/value-text.ts';
import { answerText } from './answer-text.ts';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';

const readingWord = ({ isConfirmed, outcome }: PageEvidence) => (isConfirmed ? 'settled' : outcome);

export function SourceFacts({ source, field }: { source: PageEvidence; field: string | null }) {
  const { t, language } = useWords();
  const { t: documents } = useDocumentWords();
  const says = useSays();
  const work = useWork();
  const asked = field ? work.fields.get(field) : undefined;
  const proposal = useWorkState((now) => (field ? now.state.proposals[field] : undefined));
  const choice = proposal?.choices.find(({ sources }) =>
    sources.some((one) => one.from === 'document' && one.docId === source.docId && one.field === source.field),
  );
  const forForm =
    asked && choice
      ? answerText(asked, choice.value, says, language)
      : valueText(documents, source.field, source.value, language);
  return (
    <dl className="source-facts">
      <div>
        <dt>{t('source.onPage')}</dt>
        <dd>{source.raw || t('nothing')}</dd>
      </div>
      <div>
        <dt>{t('source.forForm')}</dt>
        <dd>{forForm}</dd>
      </div>
      <div>
        <dt>{t('source.reading')}</dt>
        <dd>{t(`source.read.${readingWord(source)}`)}</dd>
      </div>
    </dl>
  );
}
