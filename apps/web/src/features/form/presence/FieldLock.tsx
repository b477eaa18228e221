import './presence.css';
import { IconLock } from '@tabler/icons-react';
import { presence } from '@visawright/contract/platform/constants.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Below a field that another person is editing.
export function FieldLock({ name, id }: { name: string; id: string }) {
  const { t } = useFormTexts();
  return (
    <p className="field-lock" id={id}>
      <b>
        <IconLock size={13} stroke={2.2} aria-hidden /> {t('presence.editing', { name })}
      </b>{' '}
      <span>{t('presence.freed', { count: presence.lockMs / 1_000 })}</span>
    </p>
  );
}
