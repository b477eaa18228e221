import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/family.ts';

addWords('family', words);

export const useFamilyWords = () => {
  const { t, i18n } = useTranslation('family');
  return { t, language: i18n.language };
};
