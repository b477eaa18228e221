import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/applications.ts';

addWords('applications', words);

export const useApplicationWords = () => {
  const { t, i18n } = useTranslation('applications');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useApplicationWords>['t'];
