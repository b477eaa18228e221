import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

interface Props {
  changed: readonly string[]; // translated
  save: string;
  isSaving: boolean;
  error: string;
  blocked?: boolean; // the form has invalid values
  onSave: () => void;
  onDiscard: () => void;
}

// Shown while there are unsaved changes; leaving then asks for confirmation.
export function UnsavedBar({ changed, save, isSaving, error, blocked, onSave, onDiscard }: Props) {
  const { t } = useSettingsTexts();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) message.current?.focus();
  }, [error]);
  if (changed.length === 0) return null;
  return (
    <div className="unsaved" role="region" aria-label={t('unsaved.label')}>
      <LeaveGuard />
      <div>
        <p role="status">{t('unsaved.count', { count: changed.length, names: changed.join(', ') })}</p>
        {error && (
          <p ref={message} tabIndex={-1} role="alert" className="unsaved-error">
            {error}
          </p>
        )}
      </div>
      <button type="button" className="unsaved-discard" onClick={onDiscard}>
        {t('unsaved.discard')}
      </button>
      <Button size="xs" loading={isSaving} disabled={blocked ?? false} onClick={onSave}>
        {save}
      </Button>
    </div>
  );
}
