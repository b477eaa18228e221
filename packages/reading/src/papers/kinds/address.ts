import type { KindReader } from '../paper.types.ts';
import { bankPassbook } from './address/bank-passbook.ts';
import { rentAgreement } from './address/rent-agreement.ts';
import { utilityBill } from './address/utility-bill.ts';

export const address: readonly KindReader[] = [bankPassbook, rentAgreement, utilityBill];
