import type { Cause, Word } from '../engine.types.ts';
import { linesOf } from '../papers/lines.ts';
import type { Route } from '../papers/paper.types.ts';
import { aspectOf } from '../papers/place.ts';
import type { About, PageReading } from './page-reading.types.ts';

export interface SeenWords {
  readonly route: Route;
  readonly turn: 0 | 90 | 180 | 270;
  readonly words: readonly Word[];
  readonly retake?: readonly Cause[];
}

export function paperPage(about: About, { route, turn, words, retake = [] }: SeenWords): PageReading {
  const sheet = { page: about.page, width: about.width, height: about.height, turn };
  return {
    page: { ...about, turn, retake, words },
    paper: { pageNo: about.page, route, aspect: aspectOf(sheet), words, lines: linesOf(words, sheet) },
  };
}
