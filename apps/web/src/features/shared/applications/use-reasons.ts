import { useQuery } from '@tanstack/react-query';
import type { Application, ApplicationReasons } from '@visawright/contract/applications/application.ts';
import { call } from '../../../lib/api/call.ts';

const none: ApplicationReasons = { requestReason: null, tasks: [], sections: [], outcomeReason: null };

// Changes with every review decision and outcome, and not with every answer: each reading of reasons is recorded.
const writtenAt = ({ review, visaAllocationStatus, outcomeOn, outcomeReference }: Application) =>
  [
    review.round,
    ...review.tasks.map(({ decidedAt }) => decidedAt),
    visaAllocationStatus,
    outcomeOn,
    outcomeReference,
  ].join();

// What was written in the latest review and about the outcome. Only for screens that show one application.
export function useReasons(row: Application | undefined) {
  const applicationUid = row?.applicationUid ?? '';
  const hasReasons = row?.hasReasons ?? false;
  const { data, isPending } = useQuery({
    queryKey: ['application', applicationUid, 'reasons', row && writtenAt(row)],
    queryFn: ({ signal }) => call('applicationReasons', { query: { applicationUid }, signal }),
    enabled: hasReasons,
    staleTime: Infinity,
  });
  const reasons = (hasReasons && data) || none;
  return {
    ...reasons,
    isLoading: hasReasons && isPending,
    ofSection: (section: string, reviewerUid: string) =>
      reasons.sections.find((each) => each.section === section && each.reviewerUid === reviewerUid)?.reason ?? null,
    ofReviewer: (reviewerUid: string) => reasons.tasks.find((task) => task.reviewerUid === reviewerUid),
  };
}
