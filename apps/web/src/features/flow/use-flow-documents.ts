import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { useOnLive } from '../../lib/use-live.ts';
import { changeFlow, useFlow } from './flow-store.ts';

// The flow's documents are those of the application: read again when its docIds change and when one of them has been read.
export function useFlowDocuments() {
  const application = useFlow((flow) => flow.application);
  const docIds = application?.docIds ?? [];
  const applicantUid = application?.applicantUid;
  const { refetch } = useQuery({
    queryKey: ['flow-documents', application?.applicationUid, docIds],
    queryFn: async ({ signal }) => {
      const body = { docIds, includePageDetails: false }; // a screen that shows pages asks for them itself
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
