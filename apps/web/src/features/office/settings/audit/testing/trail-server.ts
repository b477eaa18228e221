import type { TrailCheck, TrailEntry, TrailEntryDetail } from '@visawright/contract/platform/trail.ts';
import type { Handlers } from '../../../../../testing/fake-server.ts';
import { refuse } from '../../../../../testing/fake-server.ts';
import { uid } from '../../../../../testing/uid.ts';

export const trailEntry = (entryNumber: number, more: Partial<TrailEntry> = {}): TrailEntry => ({
  entryNumber,
  at: new Date(Date.UTC(2026, 10, 16, 5, 0, entryNumber % 60)).toISOString(),
  kind: 'read',
  action: 'getApplicant',
  personName: 'Asha Verma',
  role: 'agent',
  companyName: 'Wayfarer',
  purpose: 'prepare',
  fields: ['birthDate', 'phone'],
  subjectName: '',
  applicantUid: null,
  applicantName: '',
  reference: 'A-7K2M9Q',
  ...more,
});

export const wholeChain: TrailCheck = {
  state: 'whole',
  entries: 128_441,
  total: 128_441,
  checkedAt: '2026-11-16T05:12:00.000Z',
  fault: null,
};

const detailOf = (entry: TrailEntry): TrailEntryDetail => ({
  ...entry,
  documents: [],
  address: '103.21.58.x',
  requestUid: uid(77),
  previous: { entryNumber: entry.entryNumber - 1, hash: `9c41${'0'.repeat(56)}e07b` },
  hash: `4fd2${'0'.repeat(56)}81ac`,
  next: null,
  isVerified: true,
});

// A server with these entries, latest first.
export function trailServer(entries: readonly TrailEntry[], check: TrailCheck = wholeChain): Handlers {
  return {
    listTrail: ({ query: { cursor, limit = '50', kind, search } }) => {
      const found = entries.filter(
        (entry) => (!kind || kind.split(',').includes(entry.kind)) && (!search || entry.reference === search),
      );
      const from = Number(cursor ?? 0);
      const to = from + Number(limit);
      return {
        items: found.slice(from, to),
        nextCursor: to < found.length ? String(to) : null,
        total: cursor ? null : Math.min(found.length, 1_000),
        more: !cursor && found.length > 1_000,
      };
    },
    getTrailEntry: ({ query }) => {
      const entry = entries.find(({ entryNumber }) => String(entryNumber) === query.entryNumber);
      return entry ? detailOf(entry) : refuse('record.notFound');
    },
    trailPeople: () => ({ people: [{ personUid: uid(5), name: 'Deepa Krishnan', role: 'reviewer' }] }),
    exportTrail: () => ({ items: [...entries], isCut: false }),
    trailCheck: () => check,
    startTrailCheck: () => ({ ...check, state: 'running', entries: 40_000, checkedAt: null }),
  };
}
