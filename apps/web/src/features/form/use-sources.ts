import { useMemo } from 'react';
import type { Source } from '@visawright/contract/form-state.ts';
import { useWorkState } from './FormWorkProvider.tsx';
import { sourcesOf } from './sources-of.ts';

// Of one field: what is saved elsewhere in the form draws nothing here.
export function useSources(field: string): readonly Source[] {
  const answer = useWorkState((now) => now.state.answers[field]);
  const proposal = useWorkState((now) => now.state.proposals[field]);
  return useMemo(
    () =>
      sourcesOf(
        { answers: answer ? { [field]: answer } : {}, proposals: proposal ? { [field]: proposal } : {} },
        field,
      ),
    [field, answer, proposal],
  );
}
