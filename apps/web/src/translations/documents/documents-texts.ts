import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: documentsText, useTexts: useDocumentsTexts } = defineTexts({ en, hi });
export type DocumentsTranslate = typeof documentsText;
