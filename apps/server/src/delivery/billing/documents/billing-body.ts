import type { Customer } from '@visawright/contract/billing/billing.ts';
import type { PaymentMethod } from '@visawright/contract/billing/price-kinds.ts';
import type { QuoteBody } from '@visawright/contract/billing/quote.ts';
import type { Seller } from '@visawright/contract/billing/prices.ts';
import { applicantKey, type ApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../../platform/crypto/realm-key.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface Payment {
  readonly amount: number;
  readonly paidOn: string;
  readonly method: PaymentMethod;
  readonly reference: string;
}

// Everything that is printed on a document, as it was on the day it was issued.
export interface BillingBody {
  readonly language: 'en' | 'hi';
  readonly reference: string; // of the application
  readonly seller: Omit<Seller, 'isShared'>;
  readonly customer: Customer;
  readonly quote: QuoteBody;
  readonly about?: { readonly number: string; readonly issuedOn: string; readonly total: number }; // the invoice
  readonly payment?: Payment; // of a receipt
  readonly paidBefore?: number; // of a receipt
  readonly reason?: string; // of a credit note
}

const purpose = 'billing';

export const sealBillingBody = (key: ApplicantKey, body: BillingBody): Buffer =>
  key.sealFor(purpose, JSON.stringify(body));

export interface SealedDocument {
  readonly billing_uid: string;
  readonly wrapped_key: Buffer;
  readonly body: Buffer;
}

// Each document has a key of its own, wrapped by the realm's: it is readable after the traveller's key is destroyed, and unreadable
// once its row is deleted.
export const billingKey = async (db: Db, keys: KeyStore, row: Omit<SealedDocument, 'body'>): Promise<ApplicantKey> =>
  applicantKey(await realmKeysOf(db, keys), row.billing_uid, row.wrapped_key);

export const openBody = async (db: Db, keys: KeyStore, row: SealedDocument): Promise<BillingBody> =>
  JSON.parse((await billingKey(db, keys, row)).openFor(purpose, row.body)) as BillingBody;
