import type { Field } from '@visawright/forms/form-schema.ts';
import { useWork, useWorkState } from '../FormWorkProvider.tsx';
import { showSource } from '../open-source.ts';
import { isPage, sourcesOf } from '../sources-of.ts';

// Chooses an answer that cannot be changed: its source and what is known of it come beside it.
export function useLook() {
  const work = useWork();
  const known = useWorkState((now) => now.state);
  return ({ id }: Pick<Field, 'id'>) => {
    work.enter(id);
    showSource(sourcesOf(known, id).find(isPage) ?? null, id);
  };
}
