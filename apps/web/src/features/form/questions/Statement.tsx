import { IconCheck, IconSignature } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useEditorState, useFormLabels } from '../editor/FormEditorProvider.tsx';
import { isEmptyAnswer } from '../values/answer-value.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// A statement of the form, which is accepted with the declaration and therefore not asked here.
export function Statement({ field }: { field: Field }) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const isAccepted = useEditorState((now) => !isEmptyAnswer(now.state.answers[field.id]?.value));
  const Icon = isAccepted ? IconCheck : IconSignature;
  return (
    <div className="form-q" data-statement={field.id} data-wide>
      <p className="form-statement" lang={texts.hasTranslation(field.label) ? undefined : 'en'}>
        {texts(field.label)}
      </p>
      <span className="form-badge" data-state={isAccepted ? 'confirmed' : 'optional'}>
        <Icon size={14} stroke={2.1} aria-hidden /> {t(isAccepted ? 'statement.accepted' : 'statement.later')}
      </span>
    </div>
  );
}
