import { useState } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { saveTravelDates } from '../../features/flow/save-travel-dates.ts';
import { takeApplication } from '../../features/flow/take-application.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/words.ts';
import { DatesConflict } from './DatesConflict.tsx';

// Saves the dates of the travel bar; true when what the bar shows is what is saved now.
export function useSaveDates() {
  const { t } = useTranslation('applicant');
  const { ask, dialog } = useDialog();
  const [isSaving, setSaving] = useState(false);

  // Whoever comes second sees both before either is lost.
  async function decide(current: Application, from: string, to: string): Promise<boolean> {
    const answer = await ask<'mine' | 'theirs'>((close) => (
      <DatesConflict current={current} from={from} to={to} onClose={close} />
    ));
    if (answer === null) return false;
    takeApplication(current);
    return answer === 'theirs' || save(from, to);
  }

  async function save(from: string, to: string): Promise<boolean> {
    setSaving(true);
    try {
      const { conflict, isSaid } = await saveTravelDates(from, to);
      if (conflict) return await decide(conflict, from, to);
      if (!isSaid) void toast(t('travel.saved'), 'success');
      return true;
    } catch (error) {
      void toast(errorWords(error), 'error');
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving, dialog };
}
