import type { KindPhrases } from './phrases.types.ts';

export const funds: readonly KindPhrases[] = [
  {
    category: 'Proof of Funds',
    kind: 'Bank statement',
    titles: ['{statement of account|account statement|statement of accounts|bank statement|statement of transactions|savings account statement|transaction statement|detailed statement|account summary and transactions|e statement|combined statement}', 'खाता विवरण', 'खाते का विवरण'],
    sure: ['{withdrawal amt|withdrawal amount|withdrawals|debit amount|debit amt|debits} {deposit amt|deposit amount|deposits|credit amount|credit amt|credits}', '{date|value date|value dt} {narration|particulars|description|transaction details|transaction remarks|details} {chq ref no|chq no|cheque no|ref no|ref no cheque no|instrument no|debit|withdrawals|value date}', 'brought forward', 'statement of account for the period', '{statement|transactions} from period', 'closing balance includes funds earmarked', '{account|transaction} statement {from|for the period|for}', '{debit|dr|withdrawal|withdrawals} {credit|cr|deposit|deposits} {balance|running balance|closing balance}', 'limit dr count', '{balance|account balance|bank balance} {certificate|confirmation|confirmation letter|confirmation certificate|as on}', '{maintains|maintaining|maintained|holds|holding} {a|an} {savings|current|satisfactory|saving|account|bank|salary} {account|bank account|with|}'],
    likely: ['opening balance', 'closing balance', 'narration', 'withdrawal', 'deposit', 'ifsc', 'micr', 'customer id', 'cif no', 'account {no|number}', 'account type', 'upi', 'neft', 'imps', 'atm', 'running balance', 'statement period', 'available balance', 'value date', 'chq', 'transaction', 'carried forward', 'nomination registered', 'rtgs', 'salary'],
    signs: ['\\bUPI[/-]', '\\b(NEFT|IMPS|RTGS)[-/ ]', '\\d{2}[-/. ](?:\\d{2}|[A-Za-z]{3})[-/. ]\\d{2,4}[^\\n]{4,90}\\d\\.\\d{2} +[\\d,]{1,12}\\.\\d{2}'],
    needs: ['balance', 'money', 'debit', 'credit', 'withdrawal', 'withdrawals', 'deposits', 'transactions', 'narration', 'particulars', 'money in', 'paid out', 'brought forward', 'upi', 'neft', 'imps', 'rtgs', 'dr', 'cr', 'debits', 'credits', 'शेष'],
    never: ['dear visa officer', 'fixed deposit receipt', 'pension payment', 'provident fund', 'credit card statement', 'units consumed', 'net pay'],
  },
  {
    category: 'Proof of Funds',
    kind: 'ITR-V acknowledgement',
    titles: ['indian income tax return {acknowledgement|verification form}', 'itr v', 'itr acknowledgement', 'income tax return acknowledgement', 'आयकर विवरणी'],
    sure: ['{e filing|efiling|filing} acknowledgement number', 'where the data of the return of income', 'filed u s 139', 'return of income in form itr', 'current year business loss', 'total income and tax details', 'taxable income and tax {details|statement}', 'do not send this acknowledgement to cpc', 'have verified the return', 'electronically transmitted', 'filed and verified', 'book profit under mat', 'verification of the return'],
    likely: ['assessment year', 'income tax department', 'form number', 'itr 1', 'itr 2', 'itr 3', 'itr 4', 'sahaj', 'sugam', 'net tax payable', 'taxes paid', 'refundable', 'gross total income', 'total income', 'pan', 'acknowledgement number', 'filing section', 'individual', 'deemed total income', 'interest and fee payable', 'date of filing', 'evc', 'cpc bengaluru', 'centralized processing', 'centralised processing', 'deductions under chapter vi a', 'status', 'return filed'],
    never: ['form no 16', 'tan of the deductor', 'permanent account number card', 'certificate under section 203'],
  },
  {
    category: 'Proof of Funds',
    kind: 'Form 16',
    titles: ['form {no 16|16|number 16}', 'form 16 part {a|b}', 'फॉर्म 16'],
    sure: ['certificate under section 203', 'tax deducted at source on salary', '{tan|pan} of the deductor', 'pan of the employee', 'summary of amount paid credited and tax deducted', 'name and address of the {employer|specified bank}', 'salary as per provisions contained in section 17', 'profits in lieu of salary', 'details of salary paid and any other income', 'tds reconciliation', 'quarter wise', 'certificate no', 'aggregate of deductible amount', 'income chargeable under the head salaries', 'standard deduction under section 16', 'challan identification number', 'book identification number'],
    likely: ['tds', 'traces', 'assessment year', 'deductor', 'employer', 'gross salary', 'section 17 1', 'section 10', 'section 16', 'chapter vi a', '80c', '80d', 'tax payable', 'rebate under section 87a', 'part a', 'part b', 'last updated on', 'period with the employer', 'cit tds', 'financial year', 'receipt numbers of original quarterly statements', 'annexure', 'health and education cess', 'perquisites', 'deducted and deposited'],
    never: ['indian income tax return acknowledgement', 'pay slip', 'payslip'],
  },
  {
    category: 'Proof of Funds',
    kind: 'Fixed deposit receipt',
    titles: ['{fixed deposit|term deposit|fixed deposit advice|time deposit} {receipt|advice|certificate|confirmation|confirmation advice|account}', 'deposit {receipt|confirmation advice|certificate}', 'fd {receipt|advice|certificate}', 'cumulative {term|fixed} deposit', 'सावधि जमा', 'मियादी जमा', 'national savings certificate', 'deposit at call'],
    sure: ['{maturity|matured} {value|amount|instruction|instructions|proceeds}', 'deposit amount', 'fd {no|number|account number}', '{premature|pre mature} {withdrawal|closure|encashment}', 'auto renewal', 'principal amount', 'deposit {term|tenure|period}', 'received with thanks {a deposit|as deposit|the sum}', 'interest payout', 'rate of interest {per annum|p a}'],
    likely: ['maturity date', 'fixed deposit', 'term deposit', 'rate of interest', 'nominee', 'tenure', 'deposit', 'principal', 'interest', 'date of deposit', 'mode of operation', 'lien', 'renewal', 'months', 'tds', 'compounded quarterly', 'not transferable', 'fd', 'e receipt', 'either or survivor', 'compounding', 'due on', 'scheme', 'tax saver', 'repayable', 'years', 'amount due', 'holder', 'period of'],
    never: ['withdrawals deposits balance', 'loan sanctioned', 'rent', 'security deposit', 'cash deposit', 'landlord'],
  },
  {
    category: 'Proof of Funds',
    kind: 'Education loan sanction letter',
    titles: ['{education|educational|student|study} loan sanction {letter|advice|communication|}', 'sanction letter', 'sanction of {education|educational|student|study} loan', 'loan {sanction|approval} letter', 'in principle sanction', 'शिक्षा ऋण'],
    sure: ['{pleased|happy|glad} to {inform|advise} {you that|that} {we have sanctioned|your loan|your education loan|the bank has sanctioned|your application for education loan|your application for an education loan}', 'has {sanctioned|approved} {an|a|your} {education|educational|student|study} loan', 'moratorium {period|}', 'loan {amount sanctioned|sanctioned|amount approved}', 'co {borrower|applicant|obligant}', 'sanctioned {amount|limit}', 'repayment {holiday|period|tenure}', 'vidya lakshmi', 'margin money', 'course {of study|} and institution', 'terms and conditions of sanction', 'disbursement'],
    likely: ['education loan', 'study loan', 'rate of interest', 'emi', 'borrower', 'collateral', 'security', 'tuition fees', 'university', 'course', 'sanction', 'sanctioned', 'repayment', 'loan account', 'guarantor', 'studies abroad', 'higher studies', 'branch manager', 'processing fee', 'approved', 'grace period', 'apr', 'funds', 'finance', 'financing', 'graduation', 'instalments', 'lakhs', 'approval', 'co applicant', 'floating', 'lender'],
    never: ['unconditional offer', 'withdrawals deposits balance'],
  },
]; // prettier-ignore
