import type { Cause, Rule, Word } from '../engine.types.ts';
import { linesOf } from '../documents/page/lines-of.ts';
import type { Route } from '../documents/readable-document.types.ts';
import { aspectOf } from '../documents/page/placed-words.ts';
import type { About, PageReading } from './page-reading.types.ts';

export interface SeenWords {
  readonly route: Route;
  readonly turn: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  readonly rules?: readonly Rule[];
  readonly retake?: readonly Cause[];
}

export function documentPage(about: About, { route, turn, words, rules = [], retake = [] }: SeenWords): PageReading {
  const sheet = { page: about.page, width: about.width, height: about.height, turn };
  return {
    page: { ...about, turn, retake, words },
    document: { pageNo: about.page, route, aspect: aspectOf(sheet), words, rules, lines: linesOf(words, sheet, rules) },
  };
}
