import type { Word } from '../engine.types.ts';
import { polygonAround, type PassportPicture } from '../passport/read-value.ts';
import type { PrintedWord } from '../passport/read-word.ts';

export const shownWords = ({ raster }: PassportPicture, words: readonly PrintedWord[]): Word[] =>
  words.map((word) => ({ text: word.text, confidence: word.mean, polygon: polygonAround([word.line], raster) }));
