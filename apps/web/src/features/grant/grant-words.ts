import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/grant.ts';

addWords('grant', words);

export const useGrantWords = () => {
  const { t, i18n } = useTranslation('grant');
  return { t, language: i18n.language === 'hi' ? ('hi' as const) : ('en' as const) };
};
