import type { VisaOutcome, ReviewState, Status } from '@visawright/contract/applications/application-status.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';

// One row per application: the traveller (index in the traveller list), the destination, the days left to lodge it, its age and its state.
export interface DemoApplication {
  readonly who: number | 'direct' | 'companion' | 'traveller';
  readonly to: string;
  readonly group: VisaGroup;
  readonly lodgeIn: number; // days until the last day to lodge; if the destination has none, until a month before travel
  readonly nights: number;
  readonly age: number; // days since it was created
  readonly status: Status;
  readonly review: ReviewState;
  readonly reviewers: readonly number[]; // 0 is reviewer@
  readonly outcome: VisaOutcome;
  readonly agent: number | null; // 0 is agent@
  readonly trip?: number;
  readonly agency?: number; // one of the other agencies
  readonly drawn?: 'everywhere' | 'brands'; // its documents are real files even in a quick seed; 'brands': only in the branded realms
  readonly visa?: 'right' | 'wrong'; // the issued visa, which matches the application or does not
  readonly wasReturned?: true; // returned by its reviewers once, corrected and sent again: the second round
  readonly wasDeclared?: true; // declared once and reopened: its documents are complete
}

const status: Record<string, Status> = {
  d: 'draft',
  i: 'initiated',
  f: 'form-data-collected',
  p: 'package-ready',
  o: 'online-form-completed',
  s: 'submitted',
};
const review: Record<string, ReviewState> = { '-': 'none', q: 'requested', a: 'approved', r: 'returned' };
const outcome: Record<string, VisaOutcome> = { '-': 'PENDING', y: 'APPROVED', n: 'REJECTED', w: 'WITHDRAWN' };
const group: Record<string, VisaGroup> = { T: 'Tourism', B: 'Business', S: 'Student' };

// `state` is status, review and outcome: 'i q -'.
const row = (
  who: DemoApplication['who'],
  to: string,
  kind: string,
  [lodgeIn, nights, age]: readonly [number, number, number],
  state: string,
  agent: number | null,
  more: Partial<DemoApplication> = {},
): DemoApplication => {
  const [s, r, o] = state.split(' ') as [string, string, string];
  return {
    who,
    to,
    group: group[kind]!,
    lodgeIn,
    nights,
    age,
    status: status[s]!,
    review: review[r]!,
    outcome: outcome[o]!,
    agent,
    reviewers: r === '-' ? [] : [0],
    ...more,
  };
};

export const demoApplications: readonly DemoApplication[] = [
  // Two trips: a family of four and three friends.
  row(0, 'United Kingdom', 'T', [6, 9, 12], 'i q -', 0, { trip: 0, wasReturned: true }),
  row(1, 'United Kingdom', 'T', [6, 9, 12], 'i q -', 0, { trip: 0 }),
  row(2, 'United Kingdom', 'T', [6, 9, 12], 'i - -', 0, { trip: 0 }),
  row(3, 'United Kingdom', 'T', [6, 9, 12], 'd - -', 0, { trip: 0 }),
  row(4, 'Switzerland', 'T', [17, 8, 9], 'f a -', 0, { trip: 1 }),
  row(5, 'Switzerland', 'T', [17, 8, 9], 'f q -', 0, { trip: 1, drawn: 'brands' }),
  row(6, 'Switzerland', 'T', [17, 8, 8], 'i r -', 0, { trip: 1, drawn: 'brands', wasDeclared: true }),
  // Other applications of agent@.
  row(7, 'Germany', 'B', [3, 5, 16], 'f r -', 0),
  row(8, 'Japan', 'T', [9, 10, 21], 'p a -', 0, { drawn: 'everywhere' }),
  row(9, 'France', 'T', [14, 7, 6], 'i q -', 0, { reviewers: [0, 1] }),
  row(10, 'Australia', 'T', [20, 18, 5], 'i - -', 0),
  row(11, 'Canada', 'S', [45, 240, 30], 'f - -', 0),
  row(12, 'Singapore', 'B', [2, 4, 3], 'd - -', 0),
  row(13, 'Vietnam', 'T', [38, 6, 2], 'd - -', 0),
  row(14, 'Portugal', 'T', [-4, 9, 34], 'o a -', 0, { drawn: 'brands' }),
  row(15, 'Netherlands', 'B', [28, 4, 18], 'p - -', 0),
  row(16, 'Spain', 'T', [-8, 11, 52], 's a y', 0, { visa: 'right' }),
  row(17, 'United Kingdom', 'S', [-30, 300, 75], 's a n', 0),
  row(18, 'Japan', 'B', [-9, 6, 40], 's a -', 0),
  row('traveller', 'Germany', 'T', [12, 9, 10], 'i - -', 0),
  // Applications of other agents.
  row(19, 'Portugal', 'T', [8, 8, 13], 'i q -', 1),
  row(20, 'Belgium', 'B', [19, 3, 7], 'f q -', 1, { reviewers: [1] }),
  row(21, 'Poland', 'S', [33, 60, 24], 'p a -', 1),
  row(22, 'Indonesia', 'T', [1, 7, 4], 'd - -', 1),
  row(23, 'New Zealand', 'T', [50, 14, 11], 'i - -', 1),
  row(24, 'France', 'B', [-22, 5, 60], 's a y', 1),
  row(7, 'Switzerland', 'B', [60, 4, 1], 'd - -', 1),
  row(9, 'Azerbaijan', 'T', [-12, 5, 43], 's - y', 1),
  row(12, 'United Kingdom', 'B', [15, 6, 15], 'o a -', 2),
  row(13, 'Germany', 'S', [26, 80, 19], 'f r -', 2, { reviewers: [1] }),
  row(15, 'Singapore', 'T', [5, 5, 8], 'p - -', 2),
  row(18, 'Vietnam', 'B', [22, 4, 5], 'i - -', 2),
  row(20, 'Canada', 'T', [-40, 21, 88], 's a w', 2),
  row(23, 'Japan', 'T', [11, 8, 6], 'i q -', 2, { reviewers: [2] }),
  row(10, 'Spain', 'B', [31, 5, 3], 'd - -', 3),
  row(14, 'Indonesia', 'B', [7, 6, 12], 'o - -', 3),
  row(16, 'Italy', 'S', [42, 70, 27], 'f - -', 3),
  row(21, 'Australia', 'B', [-6, 9, 37], 's a -', 3),
  row(22, 'Netherlands', 'T', [24, 8, 2], 'd - -', null),
  row(24, 'Poland', 'T', [36, 9, 1], 'd - -', null),
  // Travellers without an agency.
  row('direct', 'Switzerland', 'T', [10, 8, 14], 'i - -', null),
  row('direct', 'Japan', 'T', [-7, 9, 64], 's - y', null, { drawn: 'everywhere', visa: 'wrong' }),
  row('companion', 'Switzerland', 'T', [10, 8, 13], 'd - -', null),
  // Other agencies, so that lists and statistics have more than one.
  row(25, 'United Kingdom', 'T', [12, 8, 20], 'i - -', null, { agency: 0 }),
  row(26, 'France', 'T', [30, 9, 9], 'd - -', null, { agency: 0 }),
  row(27, 'Japan', 'T', [-14, 9, 47], 's - y', null, { agency: 0 }),
  row(28, 'Germany', 'B', [18, 5, 11], 'p - -', null, { agency: 1 }),
  row(29, 'Canada', 'S', [55, 200, 33], 'f - -', null, { agency: 1 }),
  row(30, 'Singapore', 'T', [4, 4, 6], 'i - -', null, { agency: 2 }),
  row(31, 'Vietnam', 'T', [-8, 6, 29], 'i - -', null, { agency: 3 }),
  // Last, so that the references above do not change: a traveller without an agency whose package is ready.
  row('direct', 'Germany', 'T', [20, 9, 16], 'p - -', null, { drawn: 'brands' }),
];

export const agencyTravellers = 25; // travellers 0 to 24 belong to the main agency, the rest to the others
export const allTravellers = 32;
