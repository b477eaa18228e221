import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/form.ts';

addWords('form', words);

export const useWords = () => {
  const { t, i18n } = useTranslation('form');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useWords>['t'];
