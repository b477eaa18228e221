import { addWords } from '../../lib/words.ts';
import * as words from '../../words/palette.ts';

addWords('palette', words);
