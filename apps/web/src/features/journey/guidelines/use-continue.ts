import { useState } from 'react';
import { useNavigate } from 'react-router';
import { startDraft } from '../flow/drafts/start-draft.ts';
import { storeSituations } from '../flow/drafts/store-situations.ts';
import type { StepNext } from '../flow/steps/step-next.ts';
import { stepAddress } from '../flow/steps/step-state.ts';
import { hasMarks, moveMarks, marksKey, readMarks, type MarksKey } from '../checklist/checklist-marks.ts';

export interface Continue {
  next: StepNext;
  error: Error | null;
}

export function useContinue(key: MarksKey): Continue {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function run() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const application = await startDraft();
      const { applicationUid } = application;
      const own = marksKey(applicationUid, []);
      moveMarks(key, own);
      if (hasMarks(own)) await storeSituations(application, readMarks(own).situations);
      await navigate(stepAddress('/document-playground', applicationUid));
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      setBusy(false);
    }
  }

  return { next: { busy: isBusy, run }, error };
}
