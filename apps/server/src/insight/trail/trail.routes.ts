import type { Handlers } from '../../platform/http/call.ts';
import { listDataAccesses } from './list-data-accesses.ts';

export const trailHandlers = { dataAccesses: listDataAccesses } satisfies Partial<Handlers>;
