import { addWords } from '../../lib/words.ts';
import * as words from '../../words/details.ts';

addWords('details', words);
