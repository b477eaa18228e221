import { useMemo } from 'react';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { FormEditor } from './form-editor.ts';
import { useEditor, useEditorState } from './FormEditorProvider.tsx';
import { countSections, type SectionCount } from './fields-to-check.ts';
import { questionsSection, type EditorState } from './editor-state.ts';

export interface Sections {
  sections: SectionCount[]; // the questions for the person first, if there are any
  section: SectionCount | undefined; // the open one
  toCheck: number;
  ready: number;
  isReadOnly: boolean;
}

// Returns the same array while no count has changed, so that a saved answer does not re-render the sections.
function counterOf(editor: FormEditor) {
  let [known, signs]: [SectionCount[], string] = [[], ''];
  return ({ state, counted, visible, asked }: EditorState): SectionCount[] => {
    const stateOf = (field: Field) => editor.stateOf(field, { state, drafts: counted });
    const questions = { id: questionsSection, title: '', fields: asked.map((id) => editor.fields.get(id)!) };
    const sections = [
      ...countSections({ sections: [questions] }, visible, stateOf),
      ...countSections(editor.form, visible, stateOf),
    ];
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
  const editor = useEditor();
  const count = useMemo(() => counterOf(editor), [editor]);
  const sections = useEditorState(count);
  const opened = useEditorState((now) => now.section);
  const toCheck = useEditorState(() => editor.countToCheck());
  const isReadOnly = useEditorState((now) => now.state.isReadOnly);
  return useMemo(
    () => ({
      sections,
      section: sections.find(({ id }) => id === opened) ?? sections[0],
      toCheck,
      isReadOnly,
      ready: sections.reduce((sum, one) => (one.id === questionsSection ? sum : sum + one.ready), 0),
    }),
    [sections, opened, toCheck, isReadOnly],
  );
}
