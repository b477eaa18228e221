import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

// A read-only answer has no focusable control; this overlay makes it selectable by pointer and keyboard.
export function ShowSourceButton({ field, onLook }: { field: Field; onLook: () => void }) {
  const { t } = useFormStaffTexts();
  const texts = useFormLabels();
  return (
    <button
      type="button"
      className="fr-show-source"
      aria-label={t('detail.look', { field: texts(field.label) })}
      onClick={onLook}
      onFocus={onLook}
    />
  );
}
