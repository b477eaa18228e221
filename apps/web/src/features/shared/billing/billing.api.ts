import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Billing } from '@visawright/contract/billing/billing.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { call, download, type CallInput } from '../../../lib/api/call.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useFallbackPoll, useOnLive } from '../../../lib/live/use-live.ts';
import { errorText } from '../../../translations/errors/error-text.ts';

const billingKey = (applicationUid: string) => ['application', applicationUid, 'billing'] as const;
const printingMs = 2_000; // a PDF is ready within seconds

export function useBilling(applicationUid: string) {
  const client = useQueryClient();
  const idle = useFallbackPoll();
  const queryKey = billingKey(applicationUid);
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === applicationUid) void client.invalidateQueries({ queryKey });
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getBilling', { query: { applicationUid }, signal }),
    refetchInterval: ({ state }) => (state.data?.documents.some(({ isPrinted }) => !isPrinted) ? printingMs : idle),
  });
}

type Body<I extends 'createQuote' | 'issueInvoice' | 'recordPayment' | 'cancelInvoice'> = CallInput<I>['body'];

function useBillingChange<T>(applicationUid: string, send: (input: T) => Promise<Billing>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (billing) => client.setQueryData<Billing>(billingKey(applicationUid), billing),
  });
}

export const useCreateQuote = (applicationUid: string) =>
  useBillingChange(applicationUid, (body: Body<'createQuote'>) => call('createQuote', { body, once: true }));
export const useAcceptQuote = (applicationUid: string) =>
  useBillingChange(applicationUid, (quoteUid: string) => call('acceptQuote', { body: { quoteUid } }));
export const useWithdrawQuote = (applicationUid: string) =>
  useBillingChange(applicationUid, (quoteUid: string) => call('withdrawQuote', { body: { quoteUid } }));
export const useIssueInvoice = (applicationUid: string) =>
  useBillingChange(applicationUid, (body: Body<'issueInvoice'>) => call('issueInvoice', { body, once: true }));
export const useRecordPayment = (applicationUid: string) =>
  useBillingChange(applicationUid, (body: Body<'recordPayment'>) => call('recordPayment', { body, once: true }));
export const useCancelInvoice = (applicationUid: string) =>
  useBillingChange(applicationUid, (body: Body<'cancelInvoice'>) => call('cancelInvoice', { body, once: true }));

interface Downloadable {
  readonly billingUid: string;
  readonly number: string;
  readonly reference: string | null;
}

// A document whose application is gone is retained for tax law and has an address of its own.
export const useDownloadBilling = () =>
  useMutation({
    mutationFn: async ({ billingUid, number, reference }: Downloadable) => {
      const { path } = reference === null ? addresses.retainedBillingFile : addresses.billingFile;
      saveFile(await download(path, { billingUid }), `${number.replaceAll('/', '-')}.pdf`);
    },
    onError: (error) => void toast(errorText(error), 'error'),
  });
