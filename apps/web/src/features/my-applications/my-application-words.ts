import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/myApplications.ts';

addWords('myApplications', words);

export const useMyApplicationWords = () => {
  const { t, i18n } = useTranslation(['myApplications', 'applicant']);
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useMyApplicationWords>['t'];
