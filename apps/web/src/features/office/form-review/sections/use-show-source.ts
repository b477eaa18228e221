import type { Field } from '@visawright/forms/form/form-schema.ts';
import { useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { showSource } from '../../../form/sources/opened-source.ts';
import { isPageSource, fieldSources } from '../../../form/sources/field-sources.ts';

// Selects a read-only answer and shows its source.
export function useShowSource() {
  const editor = useEditor();
  const known = useEditorState((now) => now.state);
  return ({ id }: Pick<Field, 'id'>) => {
    editor.enter(id);
    showSource(fieldSources(known, id).find(isPageSource) ?? null, id);
  };
}
