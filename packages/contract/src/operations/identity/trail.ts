import { z } from 'zod';
import { calendarDay, commaSeparated, listQuery, pageOf } from '../../platform/list.ts';
import { DataAccess, TrailCheck, TrailEntry, TrailEntryDetail } from '../../platform/trail.ts';
import { openedFields, trailKinds, trailPurposes } from '../../platform/trail-words.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const trailFilters = {
  personUid: z.uuid().optional(),
  kind: commaSeparated(trailKinds).optional(),
  field: commaSeparated(openedFields).optional(),
  purpose: commaSeparated(trailPurposes).optional(),
  from: calendarDay.optional(), // days of the realm's time zone
  to: calendarDay.optional(),
  search: listQuery.search, // the reference of an application, or the number of an entry
};

export const trailOperations = {
  dataAccesses: operation({
    ...addresses.dataAccesses,
    summary: 'Who opened which data of an applicant and why, latest first',
    access: 'audit.read',
    query: z.strictObject({
      applicantUid: z.uuid(),
      own: z.enum(['no']).optional(), // no: without what the caller opened
      limit: listQuery.limit,
      cursor: listQuery.cursor,
    }),
    reply: pageOf(DataAccess).extend({ people: z.number().int().nullable() }), // how many people, with the first page
  }),
  listTrail: operation({
    ...addresses.listTrail,
    summary: 'Entries of the audit trail, latest first; an agency gets its own',
    access: 'audit.browse',
    query: z.strictObject({ ...trailFilters, limit: listQuery.limit, cursor: listQuery.cursor }),
    reply: pageOf(TrailEntry),
  }),
  getTrailEntry: operation({
    ...addresses.getTrailEntry,
    summary: 'One entry of the audit trail with its place in the chain',
    access: 'audit.browse',
    query: z.strictObject({ entryNumber: z.string().regex(/^[1-9]\d{0,8}$/) }),
    reply: TrailEntryDetail,
    errors: ['record.notFound'],
  }),
  trailPeople: operation({
    ...addresses.trailPeople,
    summary: 'People whose entries the caller may read, by name; at most 20',
    access: 'audit.browse',
    query: z.strictObject({ search: listQuery.search, personUid: z.uuid().optional() }),
    reply: z.object({ people: z.array(z.object({ personUid: z.uuid(), name: z.string(), role: z.string() })) }),
  }),
  exportTrail: operation({
    ...addresses.exportTrail,
    summary: 'The entries of a filter for a file, latest first, at most 10,000; the export is an entry itself',
    access: 'audit.browse',
    needsRecentSignIn: true,
    body: z.strictObject(trailFilters),
    reply: z.object({ items: z.array(TrailEntry), isCut: z.boolean() }),
  }),
  trailCheck: operation({
    ...addresses.trailCheck,
    summary: 'The latest check of the chain of the audit trail',
    access: 'audit.browse',
    reply: TrailCheck,
  }),
  startTrailCheck: operation({
    ...addresses.startTrailCheck,
    summary: 'Check every entry, their order and the signed anchors; a check that is running is not started twice',
    access: 'audit.browse',
    reply: TrailCheck,
    limit: { max: 20, seconds: 60 },
  }),
};
