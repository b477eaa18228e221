import type { Field } from '@visawright/forms/form-schema.ts';
import { useWords } from './form-words.ts';
import { useSays } from './FormWorkProvider.tsx';
import { placeText } from './section-title.ts';

interface Props {
  field: Field;
  id: string;
  isGroup: boolean; // named by it, not labelled: there are several inputs, or none
  isTick: boolean; // its sentence stands beside the box
}

export function QuestionHead({ field, id, isGroup, isTick }: Props) {
  const { t } = useWords();
  const says = useSays();
  const label = (
    <span lang={says.hasWords(field.label) ? undefined : 'en'}>
      {says(field.label)}
      {!field.required && <small> {t('optional')}</small>}
    </span>
  );
  return (
    <>
      {(!isTick || field.ref) && (
        <div className="form-q-head">
          {isTick ? (
            <span />
          ) : isGroup ? (
            <span id={`${id}-label`}>{label}</span>
          ) : (
            <label id={`${id}-label`} htmlFor={id}>
              {label}
            </label>
          )}
          {field.ref && <span className="form-ref">{placeText(t, field.ref)}</span>}
        </div>
      )}
      {field.help && (
        <p className="form-help" id={`${id}-help`} lang={says.hasWords(field.help) ? undefined : 'en'}>
          {says(field.help)}
        </p>
      )}
    </>
  );
}
