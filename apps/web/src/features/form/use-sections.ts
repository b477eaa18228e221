import { useMemo } from 'react';
import type { FormWork } from './form-work.ts';
import { useWork, useWorkState } from './FormWorkProvider.tsx';
import { countSections, type SectionCount } from './to-check.ts';
import type { WorkState } from './work-state.ts';

export interface Sections {
  sections: SectionCount[];
  section: SectionCount | undefined; // the opened one
  toCheck: number;
  ready: number;
  isReadOnly: boolean;
}

// The same list as before while no count has changed: an answer that is saved draws nothing by itself.
function counterOf(work: FormWork) {
  let [known, signs]: [SectionCount[], string] = [[], ''];
  return ({ state, counted, visible }: WorkState): SectionCount[] => {
    const sections = countSections(work.form, visible, (field) => work.stateOf(field, { state, drafts: counted }));
    const now = sections
      .map(({ id, fields, toCheck, missing, ready }) =>
        [id, fields.map((one) => one.id), toCheck, missing, ready].join(' '),
      )
      .join();
    if (now !== signs) [known, signs] = [sections, now];
    return known;
  };
}

export function useSections(): Sections {
  const work = useWork();
  const count = useMemo(() => counterOf(work), [work]);
  const sections = useWorkState(count);
  const opened = useWorkState((now) => now.section);
  const toCheck = useWorkState(() => work.leftToCheck());
  const isReadOnly = useWorkState((now) => now.state.isReadOnly);
  return useMemo(
    () => ({
      sections,
      section: sections.find(({ id }) => id === opened) ?? sections[0],
      toCheck,
      isReadOnly,
      ready: sections.reduce((sum, one) => sum + one.ready, 0),
    }),
    [sections, opened, toCheck, isReadOnly],
  );
}
