import type { KindReader } from '../readable-document.types.ts';
import { bankPassbook } from './address/bank-passbook.ts';
import { rentAgreement } from './address/rent-agreement.ts';
import { utilityBill } from './address/utility-bill.ts';

export const addressReaders: readonly KindReader[] = [bankPassbook, rentAgreement, utilityBill];
