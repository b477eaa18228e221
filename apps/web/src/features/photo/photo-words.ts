import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/photo.ts';

addWords('photo', words);

export const usePhotoWords = () => {
  const { t, i18n } = useTranslation('photo');
  return { t, language: i18n.language };
};
