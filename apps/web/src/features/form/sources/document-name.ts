import { kindText } from '../../documents/documents/value-text.ts';
import type { DocumentsTranslate } from '../../../translations/documents/documents-texts.ts';
import type { FormTranslate } from '../../../translations/form/form-texts.ts';

// Short names for chips and tabs, with the full name as the fallback.
export const documentName = (
  t: FormTranslate,
  documents: DocumentsTranslate,
  { kind, category }: { kind: string | null; category: string },
): string => {
  const whole = kindText(documents, { kind, category });
  return kind === null ? whole : (t.find(`document.${kind}`) ?? whole);
};
