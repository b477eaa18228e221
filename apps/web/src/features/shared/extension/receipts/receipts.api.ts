import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Receipt } from '@visawright/contract/extension/receipt.ts';
import { call } from '../../../../lib/api/call.ts';
import { questionsOnPortal } from './receipt-facts.ts';

const queryOf = (applicationUid: string | null) =>
  queryOptions({
    queryKey: ['receipts', applicationUid],
    queryFn: async ({ signal }): Promise<Receipt[]> =>
      (await call('getReceipts', { query: { applicationUid: applicationUid! }, signal })).items,
    enabled: applicationUid !== null,
  });

const latestOnPortal = ([latest]: Receipt[]) => latest && questionsOnPortal(latest.receipt);

// Newest first.
export const useReceipts = (applicationUid: string) => useQuery(queryOf(applicationUid));

// Of the latest receipt, by question. null: the application cannot have one yet.
export const useQuestionsOnPortal = (applicationUid: string | null) =>
  useQuery({ ...queryOf(applicationUid), select: latestOnPortal }).data;
