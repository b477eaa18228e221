import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: homeText, useTexts: useHomeTexts } = defineTexts({ en, hi });
export type HomeTranslate = typeof homeText;
