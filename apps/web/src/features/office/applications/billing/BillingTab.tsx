import type { Application } from '@visawright/contract/applications/application.ts';
import { PaneState } from '../../../shared/lists/PaneState.tsx';
import { useBilling } from '../../../shared/billing/billing.api.ts';
import { InvoicePart } from './InvoicePart.tsx';
import { QuotePart } from './QuotePart.tsx';

// Quotes, invoices and payments of an application.
export const BillingTab = ({ row }: { row: Application }) => (
  <PaneState query={useBilling(row.applicationUid)}>
    {(billing) => (
      <>
        <QuotePart row={row} billing={billing} />
        <InvoicePart row={row} billing={billing} />
      </>
    )}
  </PaneState>
);
