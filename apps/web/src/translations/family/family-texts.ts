import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: familyText, useTexts: useFamilyTexts } = defineTexts({ en, hi });
