import type { Handlers } from '../../platform/http/call.ts';
import { getTrailCheck, startTrailCheck } from './check-trail.ts';
import { exportTrail } from './export-trail.ts';
import { getTrailEntry } from './get-trail-entry.ts';
import { listDataAccesses } from './list-data-accesses.ts';
import { listTrail } from './list-trail.ts';
import { listTrailPeople } from './list-trail-people.ts';

export const trailHandlers = {
  dataAccesses: listDataAccesses,
  listTrail,
  getTrailEntry,
  trailPeople: listTrailPeople,
  exportTrail,
  trailCheck: getTrailCheck,
  startTrailCheck,
} satisfies Partial<Handlers>;
