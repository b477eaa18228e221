import type { Word } from '../engine.types.ts';
import { polygonAround, type Page } from '../passport/value.ts';
import type { PrintedWord } from '../passport/word.ts';

export const shownWords = ({ raster }: Page, words: readonly PrintedWord[]): Word[] =>
  words.map((word) => ({ text: word.text, confidence: word.mean, polygon: polygonAround([word.line], raster) }));
