import { use } from 'react';
import { documentName } from './document-name.ts';
import { DocumentNames } from './document-names.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Named {
  readonly docId: string;
  readonly kind: string | null;
  readonly category: string;
}

// One name for chips, tabs and findings; numbered where the form has several documents of that name.
export function useDocumentName(): (document: Named) => string {
  const { t } = useFormTexts();
  const { t: documents } = useDocumentsTexts();
  const names = use(DocumentNames);
  return (document) => names.get(document.docId) ?? documentName(t, documents, document);
}
