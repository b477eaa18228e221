import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/arrival.ts';

addWords('arrival', words);

export const useArrivalWords = () => useTranslation(['arrival', 'applicant']);
