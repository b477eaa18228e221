import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { useTexts: useFormStaffTexts } = defineTexts({ en, hi });
export type FormStaffTranslate = ReturnType<typeof useFormStaffTexts>['t'];
