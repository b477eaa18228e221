import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: factsText, useTexts: useFactsTexts } = defineTexts({ en, hi });
export type FactsTranslate = typeof factsText;
