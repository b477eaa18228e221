import type { ApplicantType, Role } from '@visawright/contract/platform/roles.ts';

// The caller, derived from a verified token and the person's row, never from anything the browser sends.
export interface Actor {
  readonly realmId: string;
  readonly personUid: string;
  readonly sub: string;
  readonly session: string; // the provider's session id, '' when the token names none
  readonly connection?: string; // the browser extension that makes the call for the person
  readonly apiKey?: string; // the API key that makes the call in the person's name
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly agencyUid: string | null;
  readonly distributorUid: string | null;
  readonly applicantUid: string | null;
  readonly applicantType: ApplicantType | null;
}
