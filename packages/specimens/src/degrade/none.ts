import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';

export const none: Degradation = (image) => ({ image, homography: identity });
