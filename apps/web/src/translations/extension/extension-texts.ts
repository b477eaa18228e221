import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { useTexts: useExtensionTexts } = defineTexts({ en, hi });
export type ExtensionTranslate = ReturnType<typeof useExtensionTexts>['t'];
