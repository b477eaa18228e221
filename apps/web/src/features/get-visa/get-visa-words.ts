import { addWords } from '../../lib/words.ts';
import * as words from '../../words/getVisa.ts';

addWords('getVisa', words);
