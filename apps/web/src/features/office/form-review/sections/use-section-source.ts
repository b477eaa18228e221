import { useEffect, useEffectEvent } from 'react';
import { useEditor } from '../../../form/editor/FormEditorProvider.tsx';
import { fieldSources, isPageSource } from '../../../form/sources/field-sources.ts';
import type { SectionCount } from '../../../form/editor/fields-to-check.ts';
import { useShowSource } from './use-show-source.ts';

// The source pane follows the section: it shows the first answer that was read from a page.
export function useSectionSource(section: Pick<SectionCount, 'id' | 'fields'> | undefined): void {
  const editor = useEditor();
  const show = useShowSource();
  const follow = useEffectEvent(() => {
    const { state, active } = editor.store.getState();
    const fields = section?.fields ?? [];
    if (fields.some(({ id }) => id === active)) return; // a finding or region opened this section at a question
    const first = fields.find(({ id }) => fieldSources(state, id).some(isPageSource));
    if (first) show(first);
  });
  useEffect(() => follow(), [section?.id]);
}
