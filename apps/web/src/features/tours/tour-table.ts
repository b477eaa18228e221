import type { TourName } from './tour-flags.ts';

// What is said, at which place (data-tour), and where instead while that place is not on the page.
export interface TourStop {
  readonly say: string;
  readonly at: string;
  readonly or?: string;
}

const stop = (say: string, at = say, or?: string): TourStop => ({ say, at, ...(or && { or }) });

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
    stop('paper-list'),
    stop('preview', 'preview', 'paper-list'),
    stop('review-panel', 'review-panel', 'paper-list'),
    stop('error-panel', 'error-panel', 'paper-list'),
    stop('proceed', 'proceed', 'continue'),
  ],
  'form screen': [stop('form-fields'), stop('form-source'), stop('form-continue', 'form-continue', 'continue')],
  'application summary': [stop('package'), stop('next-steps')],
  profile: [stop('identity'), stop('contact'), stop('consent')],
};

// Around every screen, so their presence does not say that the screen itself is there.
const frame = new Set(['menu', 'walkthrough', 'steps', 'travel', 'help', 'continue']);

type IsShown = (place: string) => boolean;

export const hasBegun = (tour: TourName, isShown: IsShown) =>
  tours[tour].some(({ at }) => (tour === 'general' || !frame.has(at)) && isShown(at));

// The stops of a tour whose places are on this page, on this device; the frame comes first while it is unknown.
export function stopsOf(tour: TourName, isShown: IsShown, knowsFrame: boolean): TourStop[] {
  const all = knowsFrame || tours[tour].includes(general[0]!) ? tours[tour] : [...general, ...tours[tour]];
  return all.flatMap((each) => {
    if (isShown(each.at)) return [each];
    return each.or && isShown(each.or) ? [{ ...each, at: each.or }] : [];
  });
}
