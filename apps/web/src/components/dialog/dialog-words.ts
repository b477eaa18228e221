import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/dialogs.ts';

addWords('dialogs', words);

export const useDialogWords = () => useTranslation('dialogs').t;
