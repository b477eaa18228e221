import { addWords, useTranslation } from '../../../lib/words.ts';
import * as words from '../../../words/check.ts';

addWords('check', words);

export const useCheckWords = () => {
  const { t, i18n } = useTranslation('check');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useCheckWords>['t'];
