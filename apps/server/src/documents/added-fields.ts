import type { Category } from '@visawright/forms/categories.ts';

type ReadField = Category['kinds'][number]['fields'][number];
const sum = (id: string, label: string): ReadField => ({ id, label, type: 'number' });

// What the engine works out of a paper's tables, beside the fields the forms ask for.
export const addedFields: Readonly<Record<string, readonly ReadField[]>> = {
  'Bank statement': [
    sum('salaryCredits', 'Salary credits'),
    sum('salaryCreditCount', 'Number of salary credits'),
    sum('largeDeposits', 'Large deposits'),
    sum('largeDepositCount', 'Number of large deposits'),
  ],
};
