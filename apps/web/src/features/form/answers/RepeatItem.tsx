import { isVisible } from '@visawright/forms/visible-when.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { useWords } from '../form-words.ts';
import { useSays, useWork, useWorkState } from '../FormWorkProvider.tsx';
import { problemText } from '../problem-text.ts';
import { PlainAnswer } from './PlainAnswer.tsx';

// The parts of one item. Their conditions ask the form's own fields, never each other.
export function RepeatItem({ repeat, at }: { repeat: Field; at: number }) {
  const { t } = useWords();
  const says = useSays();
  const work = useWork();
  const problems = useWorkState((now) => now.problems[repeat.id]);
  const context = useWorkState((now) => now.state.context);
  useWorkState((now) => now.visible);
  const values = { ...work.rhf.getValues(), ...context };
  return (
    <div className="form-grid">
      {(repeat.fields ?? [])
        .filter(({ visibleWhen }) => isVisible(visibleWhen, values))
        .map((part) => {
          const id = `form-${repeat.id}-${at}-${part.id}`;
          const problem = problems?.find(({ item, itemField }) => item === at && itemField === part.id);
          const isGroup = part.type === 'radio' || part.type === 'checkbox';
          const isTick = part.type === 'checkbox' && !part.options;
          const label = (
            <>
              {says(part.label)}
              {!part.required && <small> {t('optional')}</small>}
            </>
          );
          return (
            <div key={part.id} className="form-q" data-wide={part.type === 'textarea' || undefined}>
              {!isTick && (
                <div className="form-q-head">
                  {isGroup ? (
                    <span id={`${id}-label`}>{label}</span>
                  ) : (
                    <label id={`${id}-label`} htmlFor={id}>
                      {label}
                    </label>
                  )}
                </div>
              )}
              {part.help && <p className="form-help">{says(part.help)}</p>}
              <PlainAnswer
                field={part}
                of={repeat.id}
                name={`${repeat.id}.${at}.${part.id}`}
                id={id}
                labelId={`${id}-label`}
                describedBy={problem ? `${id}-error` : ''}
                hasError={problem !== undefined}
              />
              {problem && (
                <p className="form-error" id={`${id}-error`}>
                  {problemText(t, problem, part)}
                </p>
              )}
            </div>
          );
        })}
    </div>
  );
}
