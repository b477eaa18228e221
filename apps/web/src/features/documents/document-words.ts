import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/documents.ts';

addWords('documents', words);

export const useDocumentWords = () => {
  const { t, i18n } = useTranslation('documents');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useDocumentWords>['t'];
