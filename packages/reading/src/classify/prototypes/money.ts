import type { Prototypes } from './prototypes.types.ts';

export const money: Prototypes = {
  'Bank statement': [
    'Savings account statement of transactions for the period. Date, narration, cheque number, withdrawal, deposit, balance. UPI payment, NEFT credit, ATM cash, salary credited, opening balance and closing balance.',
    'Your current account: money in, money out, balance brought forward, direct debit, standing order, card payment, balance carried forward.',
    'Bank branch, IFSC, customer id, account holder and address, currency rupees, nominee registered. List of debits and credits with running balance, total debits, total credits.',
    'Continuation of transactions: date, particulars, transfer to, by clearing, interest paid, charges, balance in credit.',
    'Certificate of balance: we confirm that our customer maintains an account with our bank and the balance in the account on this date stands at the amount below.',
    'Transaction history of an account for six months exported from net banking with value dates and available balance.',
    'Account activity: card purchase, transfer, salary, rent, cash withdrawal, cheque deposit, balance after each entry.',
  ],
  'ITR-V acknowledgement': [
    'Income tax return acknowledgement for the assessment year. PAN, name, address, status individual, form number, filed under section, e-filing acknowledgement number, total income, net tax payable, taxes paid, refund.',
    'The return of income was submitted electronically and verified by the taxpayer with Aadhaar OTP; centralised processing centre Bengaluru; deductions under chapter six A; date of filing.',
    'Computation of total income as declared by an assessee in the annual tax return: income from salary, house property, business, other sources, gross total income, deductions, tax due.',
    'Annual return of a taxpayer lodged with the revenue department, receipt with acknowledgement number and verification.',
  ],
  'Form 16': [
    'Certificate for tax deducted at source on salary. Name and address of the employer, name of the employee, TAN of the deductor, PAN, quarter, amount deposited, challan serial number.',
    'Part B annexure: gross salary, allowances exempt under section ten, standard deduction, income chargeable under the head salaries, deductions under chapter six A, tax on total income, cess, relief.',
    'Yearly certificate by the employer about salary paid and tax deducted and deposited to the credit of the central government, signed by the person responsible for deduction of tax.',
    'Employer certifies that a sum was deducted at source from the salary of the employee and deposited with the government for the financial year.',
  ],
  'Fixed deposit receipt': [
    'Term deposit receipt: depositor name, deposit amount, rate of interest per annum, tenure in months, date of deposit, maturity date, maturity value, nominee, auto renewal.',
    'Fixed deposit confirmation advice: we confirm your deposit with our bank with the following details, principal, interest payout, maturity instructions. Premature withdrawal is allowed with penalty.',
    'The bank has received money from the holder for a fixed period and will repay it with interest on the due date. Not transferable.',
    'Cumulative deposit account, value date, due date, amount payable on maturity, mode of operation either or survivor.',
    'Tax saver deposit for five years, compounded quarterly, holder either or survivor, amount due on the due date.',
  ],
  'Education loan sanction letter': [
    'We are pleased to inform you that the bank has sanctioned an education loan for your studies abroad. Borrower, co-borrower, amount sanctioned, rate of interest, moratorium, repayment in instalments, security.',
    'Sanction of study loan: course, university, tuition fees, living expenses, margin money, processing fee, disbursement directly to the institution.',
    'A lender approves finance for a student to pay for a degree overseas, repayable after the course is completed, with a parent as guarantor.',
    'Loan approval letter by a non-banking finance company to a student with terms and conditions of credit, collateral and equated monthly instalments.',
    'Your student loan has been approved for the degree; grace period after graduation, interest rate, funds are paid to the school.',
  ],
  'Travel insurance policy': [
    'Overseas travel insurance policy schedule: insured person, passport number, period of insurance, geographical scope, sum insured, deductible, emergency medical expenses, repatriation of remains, loss of baggage.',
    'Certificate of insurance for a Schengen visa. Cover for medical expenses, hospital treatment and repatriation valid in all Schengen states, assistance company phone number.',
    'Benefits table: accident and sickness medical expenses, medical evacuation, dental treatment, trip cancellation, trip delay, loss of passport, personal liability, premium paid.',
    'Insurer confirms that the traveller is covered worldwide for emergency treatment abroad during the trip, with zero excess.',
    'General conditions and exclusions of the policy: pre-existing disease is not covered, how to make a claim, call the assistance provider, notice of claim, cancellation of policy and refund of premium.',
    'Attestation d’assurance voyage: frais médicaux, rapatriement, zone Schengen. Reiseversicherung: Krankheitskosten und Rücktransport.',
    'Thank you for buying travel cover for your family: hospital costs, flight delay, lost luggage, helpline.',
  ],
};
