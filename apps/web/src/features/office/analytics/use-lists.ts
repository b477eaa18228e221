import { statuses, type Status } from '@visawright/contract/applications/application-status.ts';
import { useSession } from '../../../lib/session/session.ts';

// The list behind a number. An agency opens its applications, filtered; admins and distributors see no applications, so theirs is the list
// of agencies.
export function useLists() {
  const isAgency = useSession().user.role[0] === 'agency';
  const applications = (filter: Record<string, string>) =>
    isAgency ? `/applications?${new URLSearchParams(filter)}` : '/agency';
  return {
    all: applications({}),
    status: (...wanted: Status[]) => applications({ status: wanted.join(',') }),
    open: applications({ status: statuses.filter((status) => status !== 'submitted').join(',') }),
    outcome: (outcome: string) => applications({ status: 'submitted', outcome }),
    destination: (visaTo: string) => applications({ visaTo }),
    returned: applications({ review: 'returned' }),
    waiting: applications({ review: 'requested' }),
    company: (uid: string) => (isAgency ? `/agents?open=${uid}` : `/agency?open=${uid}`),
    companies: isAgency ? '/agents' : '/agency',
  };
}
export type Lists = ReturnType<typeof useLists>;
