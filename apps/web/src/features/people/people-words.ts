import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/people.ts';

addWords('people', words);

export const usePeopleWords = () => {
  const { t, i18n } = useTranslation('people');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof usePeopleWords>['t'];
