import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { applicantUid } from './people.ts';
import { uid } from './uid.ts';

// A traveller of the agency who is known by name only.
export const applicant = (part: Partial<Applicant> = {}): Applicant => ({
  applicantUid: uid(1_002),
  firstName: 'Bilal',
  lastName: 'Khan',
  email: null,
  phone: null,
  birthDate: null,
  street: null,
  city: null,
  postcode: null,
  passportMasked: null,
  type: 'B2B',
  agentId: null,
  agentName: null,
  addedBy: null,
  hasAccount: false,
  applications: 1,
  samePassport: 0,
  isOnHold: false,
  createdAt: '2026-10-01T09:00:00.000Z',
  version: 1,
  can: ['applicant.manage'],
  ...part,
});

// The record of the signed-in traveller.
export const applicantRecord = (part: Partial<Applicant> = {}): Applicant =>
  applicant({ applicantUid, firstName: 'Asha', lastName: 'Verma', type: 'D2C', can: [], ...part });
