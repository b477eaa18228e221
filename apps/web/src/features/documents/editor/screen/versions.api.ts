import { useQuery } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { call } from '../../../../lib/api/call.ts';

export const useVersions = ({ docId, version }: Document) =>
  useQuery({
    queryKey: ['document-versions', docId, version],
    queryFn: async ({ signal }) => (await call('documentVersions', { query: { docId }, signal })).versions,
    placeholderData: (before) => before,
  });
