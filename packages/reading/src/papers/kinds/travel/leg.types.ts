import type { Mark } from './marks.ts';

export type PlaceMark = Extract<Mark, { what: 'place' }>;
export type FlightMark = Extract<Mark, { what: 'flight' }>;
export type DayMark = Extract<Mark, { what: 'day' }>;
export type TimeMark = Extract<Mark, { what: 'time' }>;

// A day of a leg and how many independent things say so.
export interface LegDay {
  readonly iso: string;
  readonly mark: DayMark | TimeMark;
  readonly agreed: boolean; // its weekday, or both clocks, say the same
  readonly printed: boolean;
}

export interface Leg {
  readonly flight: FlightMark;
  readonly from?: PlaceMark;
  readonly to?: PlaceMark;
  readonly departs?: LegDay;
  readonly arrives?: LegDay;
  readonly departure?: TimeMark;
  readonly arrival?: TimeMark;
}
