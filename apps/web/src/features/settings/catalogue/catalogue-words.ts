import { addWords, useTranslation } from '../../../lib/words.ts';
import * as words from '../../../words/catalogue.ts';

addWords('catalogue', words);

export function useCatalogueWords() {
  const { t, i18n } = useTranslation('catalogue');
  return { t, language: i18n.language };
}
export type Say = ReturnType<typeof useCatalogueWords>['t'];
