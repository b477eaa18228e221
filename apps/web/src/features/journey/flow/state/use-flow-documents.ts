import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { changeFlow, useFlow } from './flow-store.ts';

// Refetched when the docIds change and when a document has been read.
export function useFlowDocuments() {
  const application = useFlow((flow) => flow.application);
  const docIds = application?.docIds ?? [];
  const applicantUid = application?.applicantUid;
  const { refetch } = useQuery({
    queryKey: ['flow-documents', application?.applicationUid, docIds],
    queryFn: async ({ signal }) => {
      const body = { docIds, includePageDetails: false }; // screens that show pages load them themselves
      const { documents } = await call('extractedDocuments', { query: { applicantUid: applicantUid! }, body, signal });
      changeFlow({ documents });
      return documents.length;
    },
    enabled: applicantUid !== undefined && docIds.length > 0,
    gcTime: 0,
  });
  useOnLive('document:done', (hint) => {
    if (hint && docIds.includes(hint.docId)) void refetch();
  });
}
