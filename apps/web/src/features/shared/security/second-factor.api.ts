import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export const secondFactorKey = ['second-factor'] as const;

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: ({ signal }) => call('getSecondFactor', { signal }) });
