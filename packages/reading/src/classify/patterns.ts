import type { Category } from '@visawright/forms/categories.ts';

export interface Pattern {
  readonly category: Category['category'];
  readonly kind: string;
  readonly sure: readonly string[]; // each alone tells the paper
  readonly likely: readonly string[]; // two of them make it likely
}

// First stage only: what is printed on nearly every paper of a kind. Lower case, as regular expressions.
export const patterns: readonly Pattern[] = [
  { category: 'Passport', kind: 'Indian passport', sure: ['p<ind[a-z<]{10,}'], likely: ['passport no', 'surname', 'given name', 'date of expiry', 'place of issue'] },
  { category: 'Proof of Funds', kind: 'Bank statement', sure: ['statement of account', 'account statement'], likely: ['ifsc', 'opening balance', 'closing balance', 'withdrawal', 'deposit', 'account number'] },
  { category: 'Proof of Funds', kind: 'ITR-V acknowledgement', sure: ['itr-v', 'indian income tax return acknowledgement'], likely: ['assessment year', 'acknowledgement number', 'gross total income'] },
  { category: 'Proof of Funds', kind: 'Form 16', sure: ['form no\\.? ?16'], likely: ['tan of the deductor', 'pan of the employee', 'certificate under section 203'] },
  { category: 'Insurance', kind: 'Travel insurance policy', sure: ['travel insurance', 'overseas mediclaim'], likely: ['policy number', 'sum insured', 'insured', 'repatriation'] },
  { category: 'Proof of Travel', kind: 'Flight e-ticket or reservation', sure: ['e-?ticket (number|receipt)', 'electronic ticket'], likely: ['pnr', 'flight', 'departure', 'arrival', 'passenger', 'boarding'] },
  { category: 'Proof of Travel', kind: 'Hotel booking', sure: ['hotel (booking|reservation|voucher)'], likely: ['check-?in', 'check-?out', 'guest', 'room', 'nights'] },
  { category: 'Letter', kind: 'Cover letter', sure: [], likely: ['dear sir', 'visa officer', 'consulate', 'yours (sincerely|faithfully)', 'subject', 'cover letter'] },
  { category: 'Letter', kind: 'Invitation letter', sure: ['letter of invitation', 'invitation letter'], likely: ['invite', 'host', 'during (his|her|their) stay', 'yours (sincerely|faithfully)'] },
  { category: 'Proof of Employment', kind: 'Salary slip', sure: ['pay ?slip', 'salary slip'], likely: ['net pay', 'basic', 'earnings', 'deductions', 'employee (id|code|no)'] },
  { category: 'Proof of Employment', kind: 'Employment letter / NOC', sure: ['no objection certificate'], likely: ['to whom(so)?ever it may concern', 'employed', 'designation', 'leave'] },
  { category: 'National ID', kind: 'Aadhaar', sure: ['aadhaar', 'unique identification authority'], likely: ['government of india', 'enrol', 'vid'] },
  { category: 'National ID', kind: 'PAN card', sure: ['permanent account number card'], likely: ['income tax department', '[a-z]{5}\\d{4}[a-z]', 'govt\\. of india'] },
  { category: 'Proof of Status', kind: 'Residence permit', sure: ['residence permit'], likely: ['permit no', 'valid until', 'type of permit'] },
  { category: 'Proof of Relationship', kind: 'Birth certificate', sure: ['birth certificate', 'certificate of birth'], likely: ['registration number', 'name of (the )?(mother|father)', 'registrar'] },
  { category: 'Proof of Marital Status', kind: 'Marriage certificate', sure: ['marriage certificate', 'certificate of marriage'], likely: ['bride', 'groom', 'marriage act', 'solemni[sz]ed'] },
  { category: 'Proof of Address', kind: 'Utility bill', sure: ['electricity bill', 'gas bill', 'water bill'], likely: ['consumer (no|number)', 'units consumed', 'due date', 'bill (no|date)'] },
  { category: 'Proof of Address', kind: 'Rent agreement', sure: ['rent(al)? agreement', 'lease agreement'], likely: ['lessor', 'lessee', 'landlord', 'tenant', 'monthly rent'] },
]; // prettier-ignore
