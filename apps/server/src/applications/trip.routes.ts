import type { Handlers } from '../http/call.ts';
import { getTrip } from './get-trip.ts';
import { updateTripDates } from './update-trip-dates.ts';

export const tripHandlers = {
  trip: ({ db, actor, parts }, { query }) => getTrip(db, parts.keys, actor, query.applicationUid),
  updateTripDates: ({ db, actor }, { body }) => updateTripDates(db, actor, body),
} satisfies Partial<Handlers>;
