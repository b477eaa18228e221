import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/submit.ts';

addWords('submit', words);

export const useSubmitWords = () => {
  const { t, i18n } = useTranslation('submit');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useSubmitWords>['t'];
