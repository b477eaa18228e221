import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/camera.ts';

addWords('camera', words);

export const useCameraWords = () => useTranslation('camera').t;
export type SayCamera = ReturnType<typeof useCameraWords>;
