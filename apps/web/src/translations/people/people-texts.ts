import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: peopleText, useTexts: usePeopleTexts } = defineTexts({ en, hi });
export type PeopleTranslate = typeof peopleText;
