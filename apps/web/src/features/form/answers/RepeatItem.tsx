import { isVisible } from '@visawright/forms/form/is-visible.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { problemText } from '../definition/problem-text.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Conditions of an item refer to the form's fields, never to fields of the same item.
export function RepeatItem({ repeat, at }: { repeat: Field; at: number }) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const problems = useEditorState((now) => now.problems[repeat.id]);
  const context = useEditorState((now) => now.state.context);
  useEditorState((now) => now.visible);
  const values = { ...editor.rhf.getValues(), ...context };
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
              {texts(part.label)}
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
              {part.help && <p className="form-help">{texts(part.help)}</p>}
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
