import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: applicationsText, useTexts: useApplicationsTexts } = defineTexts({ en, hi });
export type ApplicationsTranslate = typeof applicationsText;
