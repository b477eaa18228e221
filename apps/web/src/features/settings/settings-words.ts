import { addWords } from '../../lib/words.ts';
import * as words from '../../words/settings.ts';

addWords('settings', words);
