import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/findings.ts';

addWords('findings', words);

export const useFindingsWords = () => {
  const { t, i18n } = useTranslation('findings');
  return { t, language: i18n.language };
};
