import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import type { NewExchangeRate, PriceListEdit, Prices, Seller } from '@visawright/contract/billing/prices.ts';
import { listFile, type ExportedColumn } from '../../../../components/list/export/list-file.ts';
import { call } from '../../../../lib/api/call.ts';

const pricesKey = ['prices'] as const;

export const usePrices = () =>
  useQuery({ queryKey: pricesKey, queryFn: ({ signal }) => call('getPrices', { query: {}, signal }), staleTime: 0 });

// On a refusal the prices are read again: another person may have changed them.
function usePricesChange<T>(send: (input: T) => Promise<Prices>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (prices) => client.setQueryData<Prices>(pricesKey, prices),
    onError: () => client.invalidateQueries({ queryKey: pricesKey }),
  });
}

export const useSaveSeller = () =>
  usePricesChange((body: { seller: Seller; version: number }) => call('saveSeller', { body, once: true }));
export const useSavePriceList = () =>
  usePricesChange((body: PriceListEdit) => call('savePriceList', { body, once: true }));
export const useAddRate = () =>
  usePricesChange((body: NewExchangeRate) => call('addExchangeRate', { body, once: true }));

export const documentsFile = (columns: readonly ExportedColumn<BillingDocument>[]) =>
  listFile({
    name: 'invoices',
    columns,
    read: ({ signal }) => call('exportBilling', { body: {}, signal }),
  });

export const useAgencyDocuments = () =>
  useInfiniteQuery({
    queryKey: ['billing-documents'],
    queryFn: ({ pageParam, signal }) => call('listBilling', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
