import { useState } from 'react';
import { useNavigate } from 'react-router';
import { startDraft } from '../flow/start-draft.ts';
import type { StepNext } from '../flow/step-next.ts';
import { stepAddress } from '../flow/step-state.ts';
import { carryMarks, marksPlace, type MarksPlace } from './marks.ts';

export interface Continue {
  next: StepNext;
  error: Error | null;
}

// Makes the draft where there is none, and goes on.
export function useContinue(place: MarksPlace): Continue {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function run() {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const { applicationUid } = await startDraft();
      carryMarks(place, marksPlace(applicationUid, []));
      await navigate(stepAddress('/document-playground', applicationUid));
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      setBusy(false);
    }
  }

  return { next: { busy: isBusy, run }, error };
}
