import { useSession } from '../../../../lib/session/session.ts';
import { useFlow } from '../state/flow-store.ts';
import { useOwnApplicant } from './own-applicant.ts';

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

// The account's own traveller is called as in the passport once that was confirmed, which may differ from the account.
export function useOwnTravellerName(): string {
  const { user } = useSession();
  const application = useFlow((flow) => flow.application);
  const { data: own } = useOwnApplicant();
  if (application && application.applicantUid === user.applicantUid) return application.applicantName;
  return fullName(own ?? user);
}
