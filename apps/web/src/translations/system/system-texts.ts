import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { useTexts: useSystemTexts } = defineTexts({ en, hi });
