import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/applicants.ts';

addWords('applicants', words);

export const useApplicantWords = () => {
  const { t, i18n } = useTranslation('applicants');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useApplicantWords>['t'];
