import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: submitText, useTexts: useSubmitTexts } = defineTexts({ en, hi });
export type SubmitTranslate = typeof submitText;
