import type { RowMark } from './row-marks.ts';

export type PlaceMark = Extract<RowMark, { what: 'place' }>;
export type FlightMark = Extract<RowMark, { what: 'flight' }>;
export type DayMark = Extract<RowMark, { what: 'day' }>;
export type TimeMark = Extract<RowMark, { what: 'time' }>;

// A date of a leg and how many independent facts confirm it.
export interface LegDay {
  readonly iso: string;
  readonly mark: DayMark | TimeMark;
  readonly agreed: boolean; // its weekday, or both times, agree
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
