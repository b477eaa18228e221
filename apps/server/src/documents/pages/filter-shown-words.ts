import { mapPolygon, type Homography } from '@visawright/contract/documents/page-geometry.ts';
import { isSeen } from '@visawright/contract/documents/polygon.ts';
import type { Word } from '@visawright/reading/engine.types.ts';

// The words of a text layer that the document still shows. Their positions refer to the original page, so rotation does
// not matter.
export const filterShownWords = (words: readonly Word[], homography: Homography): Word[] =>
  words.filter(({ polygon }) => isSeen(mapPolygon(homography, polygon)));
