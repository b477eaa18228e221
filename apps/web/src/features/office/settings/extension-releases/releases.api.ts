import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';

export const releasesKey = ['extension-releases'] as const;

export const useReleases = () =>
  useQuery({
    queryKey: releasesKey,
    queryFn: async ({ signal }) => (await call('listExtensionReleases', { signal })).items,
    staleTime: 0,
  });
