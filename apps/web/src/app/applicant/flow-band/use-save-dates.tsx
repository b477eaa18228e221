import { useState } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { saveTravelDates } from '../../../features/journey/flow/drafts/save-travel-dates.ts';
import { applyApplication } from '../../../features/journey/flow/application/apply-application.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { DatesConflict } from './DatesConflict.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// Saves the dates of the travel bar; returns true if the shown dates are saved.
export function useSaveDates() {
  const { t } = useApplicantTexts();
  const { ask, dialog } = useDialog();
  const [isSaving, setSaving] = useState(false);

  // On a conflict both versions are shown before one is overwritten.
  async function decide(current: Application, from: string, to: string): Promise<boolean> {
    const answer = await ask<'mine' | 'theirs'>((close) => (
      <DatesConflict current={current} from={from} to={to} onClose={close} />
    ));
    if (answer === null) return false;
    applyApplication(current);
    return answer === 'theirs' || save(from, to);
  }

  async function save(from: string, to: string): Promise<boolean> {
    setSaving(true);
    try {
      const { conflict, isAnnounced } = await saveTravelDates(from, to);
      if (conflict) return await decide(conflict, from, to);
      if (!isAnnounced) void toast(t('travel.saved'), 'success');
      return true;
    } catch (error) {
      void toast(errorText(error), 'error');
      return false;
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving, dialog };
}
