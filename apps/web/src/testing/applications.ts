import type { Application } from '@visawright/contract/applications/application.ts';
import { agencyUid, applicantUid } from './people.ts';
import { uid } from './uid.ts';

const names = [
  'Asha Verma',
  'Bilal Khan',
  'Chitra Rao',
  'Dev Patel',
  'Esha Iyer',
  'Farhan Ali',
  'Gita Bose',
  'Hari Das',
];
const countries = ['Italy', 'France', 'Spain', 'Italy', 'Germany'];
export const nameOf = (number: number) =>
  number <= names.length ? names[number - 1]! : `Traveller ${String(number).padStart(3, '0')}`;

export const application = (number: number, part: Partial<Application> = {}): Application => ({
  applicationUid: uid(number),
  applicantUid: number === 1 ? applicantUid : uid(1_000 + number),
  agentId: null,
  agencyUid,
  status: 'draft',
  docIds: [],
  visaDetails: {
    fromDate: '03/12/2026',
    toDate: '17/12/2026',
    visaFrom: 'India',
    visaTo: countries[number % countries.length]!,
    nationality: 'India',
    visaCategory: 'Tourism',
    visaType: 'Short stay',
  },
  applicationCreationKey: null,
  visaAllocationStatus: 'PENDING',
  review: { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null },
  reference: `HV-${1_000 + number}`,
  progress: null,
  applicantName: nameOf(number),
  agentName: number % 2 === 0 ? 'Meera Nair' : null,
  destinationId: null,
  tripUid: null,
  partySize: 1,
  documentsNeeded: 12,
  situations: [],
  isFormStarted: false,
  hasPremiumCheck: false,
  summary: null,
  lodgeBy: null,
  lodgedReference: null,
  lodgedOn: null,
  outcomeOn: null,
  outcomeReference: null,
  hasReasons: false,
  statusSince: '2026-10-01T09:00:00.000Z',
  createdAt: '2026-10-01T09:00:00.000Z',
  updatedAt: '2026-10-02T09:00:00.000Z',
  version: 1,
  can: ['application.read', 'application.edit'],
  ...part,
});

export const applications = (count: number) => Array.from({ length: count }, (_, at) => application(at + 1));
