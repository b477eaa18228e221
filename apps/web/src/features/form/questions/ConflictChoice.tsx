import { Radio } from '@mantine/core';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerText } from '../values/answer-text.ts';
import { sameAnswer } from '../values/answer-value.ts';
import { EvidenceCrop } from '../sources/EvidenceCrop.tsx';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { showSource } from '../sources/opened-source.ts';
import { SourceChip } from '../sources/SourceChip.tsx';
import { isPageSource } from '../sources/field-sources.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  field: Field;
  id: string;
  labelId: string;
  onOther: () => void;
}

// Documents contradict each other: shows each value with its place, for the user to choose.
export function ConflictChoice({ field, id, labelId, onOther }: Props) {
  const { t, language } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const choices = useEditorState((now) => now.state.proposals[field.id]?.choices) ?? [];
  // Nothing is preselected, although findings are computed with the first value.
  const chosen = useEditorState((now) =>
    editor.stateOf(field, now) === 'conflict'
      ? -1
      : choices.findIndex(({ value }) => sameAnswer(value, editor.valueOf(field.id))),
  );
  const choose = (at: number) => {
    const source = choices[at]!.sources.find(isPageSource);
    if (source) showSource(source, field.id);
    editor.choose(field.id, at);
  };
  return (
    <div className="form-conflict">
      <p className="form-ask">{t('conflictAsk', { count: choices.length })}</p>
      <div className="form-choices" role="radiogroup" aria-labelledby={labelId}>
        {choices.map(({ value, sources }, at) => {
          const page = sources.find(isPageSource);
          const text = answerText(field, value, texts, language);
          return (
            <div key={text} className="form-choice" data-choice={at + 1} data-on={chosen === at || undefined}>
              <Radio
                name={id}
                id={at === 0 ? id : `${id}-${at}`}
                value={String(at)}
                checked={chosen === at}
                label={text}
                onChange={() => choose(at)}
              />
              <span className="form-choice-source">
                <SourceChip source={sources[0]!} field={field.id} />
              </span>
              {page && (
                <span className="form-choice-crop">
                  <EvidenceCrop evidence={page} />
                </span>
              )}
            </div>
          );
        })}
      </div>
      <button type="button" className="form-other" onClick={onOther}>
        {t('another')}
      </button>
    </div>
  );
}
