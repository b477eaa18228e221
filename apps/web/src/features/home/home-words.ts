import { addWords } from '../../lib/words.ts';
import * as words from '../../words/home.ts';

addWords('home', words);
