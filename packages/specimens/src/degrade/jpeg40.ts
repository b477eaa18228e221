import type { Degradation } from './degradation.ts';
import { identity } from './homography.ts';

export const jpeg40: Degradation = (image) => ({ image, homography: identity, jpegQuality: 40 });
