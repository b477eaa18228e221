import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: findingsText, useTexts: useFindingsTexts } = defineTexts({ en, hi });
export type FindingsTranslate = typeof findingsText;
