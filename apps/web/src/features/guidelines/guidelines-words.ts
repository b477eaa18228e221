import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/guidelines.ts';

addWords('guidelines', words);

// Its own words first, then those all steps share.
export const useGuidelinesWords = () => useTranslation(['guidelines', 'applicant']);
export type Say = ReturnType<typeof useGuidelinesWords>['t'];
