import { defineTexts } from '../../lib/translation/define-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const { useTexts: useCameraTexts } = defineTexts({ en, hi });
export type CameraTranslate = ReturnType<typeof useCameraTexts>['t'];
