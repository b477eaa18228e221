import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { useTexts: useGuidelinesTexts } = defineTexts({ en, hi });
export type GuidelinesTranslate = ReturnType<typeof useGuidelinesTexts>['t'];
