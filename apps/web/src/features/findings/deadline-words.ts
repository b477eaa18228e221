import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/deadline.ts';

addWords('deadline', words);

export const useDeadlineWords = () => {
  const { t, i18n } = useTranslation('deadline');
  return { t, language: i18n.language };
};
