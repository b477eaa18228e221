import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/words.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface Props {
  changed: readonly string[]; // already in words
  save: string;
  isSaving: boolean;
  error: string;
  blocked?: boolean; // something typed is not right yet
  onSave: () => void;
  onDiscard: () => void;
}

// Stays at the foot while something is not saved; leaving then asks first.
export function UnsavedBar({ changed, save, isSaving, error, blocked, onSave, onDiscard }: Props) {
  const { t } = useTranslation('settings');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) said.current?.focus();
  }, [error]);
  if (changed.length === 0) return null;
  return (
    <div className="unsaved" role="region" aria-label={t('unsaved.label')}>
      <LeaveGuard />
      <div>
        <p role="status">{t('unsaved.count', { count: changed.length, names: changed.join(', ') })}</p>
        {error && (
          <p ref={said} tabIndex={-1} role="alert" className="unsaved-error">
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
