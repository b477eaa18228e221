import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/upload.ts';

addWords('upload', words);

export const useUploadWords = () => {
  const { t, i18n } = useTranslation('upload');
  return { t, language: i18n.language };
};
