import type { Field } from '@visawright/forms/form-schema.ts';
import { useSays } from '../FormWorkProvider.tsx';
import { useStaffWords } from './form-staff-words.ts';

// A read-only answer has nothing to focus: this lays itself over it, so that pointer and keyboard can choose it.
export function LookButton({ field, onLook }: { field: Field; onLook: () => void }) {
  const { t } = useStaffWords();
  const says = useSays();
  return (
    <button
      type="button"
      className="fr-look"
      aria-label={t('detail.look', { field: says(field.label) })}
      onClick={onLook}
      onFocus={onLook}
    />
  );
}
