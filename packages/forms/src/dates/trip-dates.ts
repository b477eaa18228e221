// The first and last day of a trip, YYYY-MM-DD.
export interface TripDates {
  readonly from: string;
  readonly to: string;
}
