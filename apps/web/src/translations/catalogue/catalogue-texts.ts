import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: catalogueText, useTexts: useCatalogueTexts } = defineTexts({ en, hi });
export type CatalogueTranslate = typeof catalogueText;
