import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { useSession, type CurrentUser } from './session.ts';

// Direct applicants get the flow layout, everyone else the staff layout. A realm may give the flow layout, which fits a phone, to its
// agencies' travellers as well.
export const hasFlowLayout = (
  { role, applicantType }: Pick<CurrentUser, 'role' | 'applicantType'>,
  { rules }: Pick<RealmConfiguration, 'rules'>,
) =>
  role.includes('applicant') &&
  (applicantType === 'D2C' || (applicantType === 'B2B' && rules.phoneForAgencyTravellers));

export function useHasFlowLayout(): boolean {
  const { user, realm } = useSession();
  return hasFlowLayout(user, realm);
}
