import { addWords } from '../../lib/words.ts';
import { en, hi } from '../../words/applicant.ts';

addWords('applicant', { en, hi });
