import { mapPolygon, type Homography } from '@visawright/contract/page-geometry.ts';
import { isSeen } from '@visawright/contract/polygon.ts';
import type { Word } from '@visawright/reading/engine.types.ts';

// Of a text layer, the words a document still shows. They stand where they stand in the original: turning a page turns no word.
export const shownWords = (words: readonly Word[], homography: Homography): Word[] =>
  words.filter(({ polygon }) => isSeen(mapPolygon(homography, polygon)));
