import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: applicantsText, useTexts: useApplicantsTexts } = defineTexts({ en, hi });
export type ApplicantsTranslate = typeof applicantsText;
