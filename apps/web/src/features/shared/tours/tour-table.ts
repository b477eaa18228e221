import type { TourName } from './tour-flags.ts';
import type { TextIn } from '../../../lib/translation/define-texts.ts';
import type { ToursTranslate } from '../../../translations/tours/tours-texts.ts';

// Text, target (data-tour) and fallback target.
type StopName =
  TextIn<ToursTranslate, 'stops'> extends infer Key ? (Key extends `${infer Name}.title` ? Name : never) : never;

export interface TourStop {
  readonly text: StopName;
  readonly at: string;
  readonly or?: string;
}

const stop = (text: StopName, at: string = text, or?: string): TourStop => ({ text, at, ...(or && { or }) });

const general = [stop('menu'), stop('walkthrough', 'walkthrough', 'menu')];

export const tours: Readonly<Record<TourName, readonly TourStop[]>> = {
  general,
  'application list': [
    ...general,
    stop('empty'),
    stop('search'),
    stop('status'),
    stop('finish'),
    stop('view-summary'),
    stop('download'),
    stop('delete'),
  ],
  'visa selection': [
    stop('steps'),
    stop('bars'),
    stop('destination'),
    stop('purpose'),
    stop('dates'),
    stop('companions'),
    stop('facts'),
    stop('continue'),
    stop('help'),
  ],
  'visa requirement': [
    stop('travel'),
    stop('checklist'),
    stop('example'),
    stop('have-it'),
    stop('share'),
    stop('begin', 'continue'),
  ],
  'document playground': [
    stop('dropzone'),
    stop('document-list'),
    stop('preview'),
    stop('review-panel'),
    stop('error-panel'),
    stop('proceed', 'proceed', 'continue'),
  ],
  'form screen': [stop('form-fields'), stop('form-source'), stop('form-continue', 'form-continue', 'continue')],
  'application summary': [stop('package'), stop('next-steps')],
  profile: [stop('identity'), stop('contact'), stop('consent')],
};

// Targets outside the screen, whose presence does not mean that the screen has loaded.
const frame = new Set(['menu', 'walkthrough', 'steps', 'bars', 'travel', 'help', 'continue']);

type IsShown = (place: string) => boolean;

export const isTourReady = (tour: TourName, isShown: IsShown) =>
  tours[tour].some(({ at }) => (tour === 'general' || !frame.has(at)) && isShown(at));

// Stops whose targets are on the page. The frame comes first if its tour has not been seen.
export function tourStops(tour: TourName, isShown: IsShown, knowsFrame: boolean): TourStop[] {
  const all = knowsFrame || tours[tour].includes(general[0]!) ? tours[tour] : [...general, ...tours[tour]];
  return all.flatMap((each) => {
    if (isShown(each.at)) return [each];
    return each.or && isShown(each.or) ? [{ ...each, at: each.or }] : [];
  });
}
