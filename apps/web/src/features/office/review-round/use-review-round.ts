import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { call } from '../../../lib/api/call.ts';

export type RoundSection = ReviewRound['sections'][number];

// Read again whenever the application changes, because that may open sections.
export const useReviewRound = ({ applicationUid, version }: Pick<Application, 'applicationUid' | 'version'>) =>
  useQuery({
    queryKey: ['application', applicationUid, 'reviewRound', version],
    queryFn: ({ signal }) => call('reviewRound', { query: { applicationUid }, signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === applicationUid ? keepPreviousData(before) : undefined),
    staleTime: 0, // answers saved a moment ago count
  });
