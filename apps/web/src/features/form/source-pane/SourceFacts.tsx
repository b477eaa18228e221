import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { valueText } from '../../documents/documents/value-text.ts';
import { answerText } from '../values/answer-text.ts';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const readingWord = ({ isConfirmed, outcome }: PageEvidence) => (isConfirmed ? 'settled' : outcome);

export function SourceFacts({ source, field }: { source: PageEvidence; field: string | null }) {
  const { t, language } = useFormTexts();
  const { t: documents } = useDocumentsTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const asked = field ? editor.fields.get(field) : undefined;
  const proposal = useEditorState((now) => (field ? now.state.proposals[field] : undefined));
  const choice = proposal?.choices.find(({ sources }) =>
    sources.some((one) => one.from === 'document' && one.docId === source.docId && one.field === source.field),
  );
  const forForm =
    asked && choice
      ? answerText(asked, choice.value, texts, language)
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
