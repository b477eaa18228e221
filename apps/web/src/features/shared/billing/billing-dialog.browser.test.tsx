import type { Billing } from '@visawright/contract/billing/billing.ts';
import { calculateQuote } from '@visawright/contract/billing/calculate-quote.ts';
import { expect, test } from 'vitest';
import { startServer } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { BillingDialog } from './BillingDialog.tsx';

const traveller = { ...agent, role: ['applicant' as const] };
const nothing: Billing = {
  isSetUp: true,
  sellerState: '27',
  today: '2026-11-19',
  quotes: [],
  documents: [],
  balance: { invoiced: 0, paid: 0, due: 0 },
  can: [],
};
const service = { kind: 'service', label: 'Our service', visaType: null, amount: 150_000, currency: 'INR' } as const;
const body = calculateQuote({
  formId: 'france',
  visaType: 'Tourist visa',
  lines: [{ ...service, per: 'traveller', ageFrom: null, ageUnder: null, gstRate: 1_800, taxCode: '998555' }],
  ages: [30],
  rates: new Map(),
  seller: { state: '27', gstin: '27AAPFU0939F1ZV' },
  customerState: '27',
});

test('a traveller sees the quote, the invoice and what is due, and changes nothing', async () => {
  startServer({
    getBilling: () => ({
      ...nothing,
      quotes: [
        {
          quoteUid: uid(2),
          state: 'accepted',
          body,
          createdBy: 'Nandini Iyer',
          createdAt: '2026-11-18T05:12:00.000Z',
          acceptedAt: '2026-11-18T06:12:00.000Z',
        },
      ],
      documents: [
        {
          billingUid: uid(3),
          kind: 'invoice',
          number: 'INV/26-27/00042',
          issuedOn: '2026-11-18',
          amount: body.total,
          aboutUid: null,
          isCancelled: false,
          method: null,
          paidOn: null,
          isPrinted: true,
          reference: 'A-7K2M9Q',
        },
      ],
      balance: { invoiced: body.total, paid: 0, due: body.total },
    }),
  });
  const screen = await renderScreen(<BillingDialog applicationUid={uid(1)} onClose={() => undefined} />, {
    user: traveller,
  });
  const dialog = screen.getByRole('dialog', { name: 'Price and invoices' });
  await expect.element(dialog.getByRole('heading', { name: 'Quote: Accepted' })).toBeVisible();
  await expect.element(dialog.getByText('CGST')).toBeVisible();
  await expect.element(dialog.getByText('₹1,770.00').first()).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Download INV/26-27/00042' })).toBeEnabled();
  expect(dialog.getByRole('button').elements()).toHaveLength(2); // download and close
});

test('says so if nothing is shared', async () => {
  startServer({ getBilling: () => nothing });
  const screen = await renderScreen(<BillingDialog applicationUid={uid(1)} onClose={() => undefined} />, {
    user: traveller,
  });
  await expect.element(screen.getByText('Your agency has not shared a price with you yet.')).toBeVisible();
});
