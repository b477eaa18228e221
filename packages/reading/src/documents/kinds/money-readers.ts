import type { KindReader } from '../readable-document.types.ts';
import { bankStatement } from './money/statement/bank-statement.ts';
import { educationLoan } from './money/education-loan.ts';
import { fixedDeposit } from './money/fixed-deposit.ts';
import { form16 } from './money/tax/form-16.ts';
import { form26As } from './money/tax/form-26as.ts';
import { informationStatement } from './money/tax/information-statement.ts';
import { netWorth } from './money/net-worth.ts';
import { itrV } from './money/tax/itr-v.ts';
import { travelInsurance } from './money/insurance/travel-insurance.ts';

// Bank statement, ITR-V, Form 16, Form 26AS, information statement, net worth, fixed deposit, education loan, travel insurance.
export const moneyReaders: readonly KindReader[] = [
  bankStatement,
  educationLoan,
  fixedDeposit,
  form16,
  form26As,
  informationStatement,
  itrV,
  netWorth,
  travelInsurance,
];
