import { createContext, use, useMemo, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FormText } from '@visawright/forms/destinations/form-text.ts';
import { useStore } from 'zustand';
import type { FormEditor } from './form-editor.ts';
import { useFormWords } from '../definition/form-definition.api.ts';
import { DocumentNames } from '../sources/document-names.ts';
import { DocumentsOwner } from '../sources/source-documents.ts';
import type { EditorState } from './editor-state.ts';
import { useSourceNames } from './use-source-names.ts';

interface Shared {
  editor: FormEditor;
  texts: FormText; // labels and options of the form, translated
}
const EditorContext = createContext<Shared | null>(null);

interface Props {
  editor: FormEditor;
  children: ReactNode;
}

// A new key remounts all inputs for another application or form version.
export const FormEditorProvider = (props: Props) => <EditorContexts key={props.editor.key} {...props} />;

function EditorContexts({ editor, children }: Props) {
  useForm({ formControl: editor.rhf.formControl });
  const texts = useFormWords(editor.formId);
  const names = useSourceNames(editor);
  const shared = useMemo(() => ({ editor, texts }), [editor, texts]);
  return (
    <EditorContext value={shared}>
      <DocumentsOwner value={editor.applicantUid}>
        <DocumentNames value={names}>{children}</DocumentNames>
      </DocumentsOwner>
    </EditorContext>
  );
}

function useShared(): Shared {
  const shared = use(EditorContext);
  if (!shared) throw new Error('useEditor needs a FormEditorProvider');
  return shared;
}
export const useEditor = (): FormEditor => useShared().editor;
export const useFormLabels = (): FormText => useShared().texts;
export const useEditorState = <T,>(select: (state: EditorState) => T): T => useStore(useEditor().store, select);
