import { addWords, useTranslation } from '../../../lib/words.ts';
import * as words from '../../../words/formStaff.ts';

addWords('formStaff', words);

export const useStaffWords = () => {
  const { t, i18n } = useTranslation('formStaff');
  return { t, language: i18n.language };
};
export type Say = ReturnType<typeof useStaffWords>['t'];
