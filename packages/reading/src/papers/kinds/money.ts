import type { KindReader } from '../paper.types.ts';
import { bankStatement } from './money/bank-statement.ts';
import { educationLoan } from './money/education-loan.ts';
import { fixedDeposit } from './money/fixed-deposit.ts';
import { form16 } from './money/form-16.ts';
import { itrV } from './money/itr-v.ts';
import { travelInsurance } from './money/travel-insurance.ts';

// Bank statement, ITR-V, Form 16, fixed deposit, education loan, travel insurance.
export const money: readonly KindReader[] = [bankStatement, educationLoan, fixedDeposit, form16, itrV, travelInsurance];
