import type { Handlers } from '../../platform/http/call.ts';
import { getTrip } from './get-trip.ts';

export const tripHandlers = {
  trip: ({ db, actor, parts }, { query }) => getTrip(db, parts.keys, actor, query.applicationUid),
} satisfies Partial<Handlers>;
