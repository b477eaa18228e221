import { Radio } from '@mantine/core';
import type { Field } from '@visawright/forms/form-schema.ts';
import { answerText } from './answer-text.ts';
import { sameAnswer } from './answer-value.ts';
import { EvidenceCrop } from './EvidenceCrop.tsx';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';
import { showSource } from './open-source.ts';
import { SourceChip } from './SourceChip.tsx';
import { isPage } from './sources-of.ts';

interface Props {
  field: Field;
  id: string;
  labelId: string;
  onOther: () => void;
}

// The papers contradict each other: each value with the place it stands at, and a person decides.
export function ConflictChoice({ field, id, labelId, onOther }: Props) {
  const { t, language } = useWords();
  const says = useSays();
  const work = useWork();
  const choices = useWorkState((now) => now.state.proposals[field.id]?.choices) ?? [];
  // Nothing is chosen before a person chose, although the first stands in for findings.
  const chosen = useWorkState((now) =>
    work.stateOf(field, now) === 'conflict'
      ? -1
      : choices.findIndex(({ value }) => sameAnswer(value, work.valueOf(field.id))),
  );
  const choose = (at: number) => {
    const source = choices[at]!.sources.find(isPage);
    if (source) showSource(source, field.id);
    work.choose(field.id, at);
  };
  return (
    <div className="form-conflict">
      <p className="form-ask">{t('conflictAsk', { count: choices.length })}</p>
      <div className="form-choices" role="radiogroup" aria-labelledby={labelId}>
        {choices.map(({ value, sources }, at) => {
          const page = sources.find(isPage);
          const text = answerText(field, value, says, language);
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
