import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { FormEditor } from './form-editor.ts';
import { documentName } from '../sources/document-name.ts';
import { numberDocuments } from '../sources/document-names.ts';
import { sourceRegions } from '../sources/field-sources.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Names of the form's source documents, in the order of its fields. Typing does not compute them again, and the map stays the same while
// no name changes, so that a saved answer does not render every chip.
export function useSourceNames(editor: FormEditor): ReadonlyMap<string, string> {
  const { t } = useFormTexts();
  const { t: documents } = useDocumentsTexts();
  const state = useStore(editor.store, (now) => now.state);
  const visible = useStore(editor.store, (now) => now.visible);
  const stable = useShallow((names: ReadonlyMap<string, string>) => names);
  const named = sourceRegions(state, visible).map(({ source }) => ({
    docId: source.docId,
    name: documentName(t, documents, source),
  }));
  return stable(numberDocuments(named));
}
