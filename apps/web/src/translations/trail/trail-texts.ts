import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { t: trailText, useTexts: useTrailTexts } = defineTexts({ en, hi });
export type TrailTranslate = typeof trailText;
