import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: listText, useTexts: useListTexts } = defineTexts({ en, hi });
export type ListTranslate = typeof listText;
