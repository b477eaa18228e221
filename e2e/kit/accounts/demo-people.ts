import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';

export { demoAccounts, demoPassword, startPassword } from '@visawright/demo/demo-accounts.ts';

export interface Principal {
  readonly name: string;
  readonly role: Role;
  readonly applicantType?: ApplicantType;
}

// The demo accounts of every realm, except `newcomer`, who must change the start password first.
export const principals: readonly Principal[] = [
  { name: 'admin', role: 'admin' },
  { name: 'distributor', role: 'distributor' },
  { name: 'agency', role: 'agency' },
  { name: 'agent', role: 'agent' },
  { name: 'reviewer', role: 'reviewer' },
  { name: 'applicant', role: 'applicant', applicantType: 'D2C' },
  { name: 'traveller', role: 'applicant', applicantType: 'B2B' },
];

export const mailOf = (name: string, realm: string) => `${name}@${realm}.test`;
