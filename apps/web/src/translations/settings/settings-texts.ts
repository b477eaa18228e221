import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: settingsText, useTexts: useSettingsTexts } = defineTexts({ en, hi });
export type SettingsTranslate = typeof settingsText;
