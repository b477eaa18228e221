import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

const { t, useTexts } = defineTexts({ en, hi });
export const useBlanksTexts = useTexts;
export type BlanksTranslate = typeof t;
