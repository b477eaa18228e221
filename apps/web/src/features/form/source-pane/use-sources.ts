import { useMemo } from 'react';
import type { AnswerSource } from '@visawright/contract/forms/form-state.ts';
import { useEditorState } from '../editor/FormEditorProvider.tsx';
import { fieldSources } from '../sources/field-sources.ts';

// Selects one field's sources, so that saving another field does not re-render this one.
export function useSources(field: string): readonly AnswerSource[] {
  const answer = useEditorState((now) => now.state.answers[field]);
  const proposal = useEditorState((now) => now.state.proposals[field]);
  return useMemo(
    () =>
      fieldSources(
        { answers: answer ? { [field]: answer } : {}, proposals: proposal ? { [field]: proposal } : {} },
        field,
      ),
    [field, answer, proposal],
  );
}
