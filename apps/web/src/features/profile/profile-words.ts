import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/profile.ts';

addWords('profile', words);

export const useProfileWords = () => {
  const { t, i18n } = useTranslation('profile');
  return { t, language: i18n.language };
};
