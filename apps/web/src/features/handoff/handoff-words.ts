import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/handoff.ts';

addWords('handoff', words);

export const useHandoffWords = () => useTranslation('handoff').t;
