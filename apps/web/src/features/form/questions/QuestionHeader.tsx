import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import { placeText } from '../definition/section-title.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  field: Field;
  id: string;
  isGroup: boolean; // several inputs or none: aria-labelledby instead of a label
  isTick: boolean; // the text is the checkbox label
}

export function QuestionHeader({ field, id, isGroup, isTick }: Props) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const label = (
    <span lang={texts.hasTranslation(field.label) ? undefined : 'en'}>
      {texts(field.label)}
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
        <p className="form-help" id={`${id}-help`} lang={texts.hasTranslation(field.help) ? undefined : 'en'}>
          {texts(field.help)}
        </p>
      )}
    </>
  );
}
