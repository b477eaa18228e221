import { addWords } from '../../lib/words.ts';
import * as words from '../../words/notifications.ts';

addWords('notifications', words);
