import { valueOf } from '../rules/papers.ts';
import { unread, type Compare } from './grant-case.ts';

// There is nothing to compare it with; it has to be there, for airlines and registration forms ask for it.
export const visaNumber: Compare = ({ visa }) => {
  const seen = valueOf(visa, 'visaNumber');
  if (!seen) return unread('visaNumber', []);
  return {
    fact: 'visaNumber',
    standing: 'same',
    say: 'visaNumber.same',
    facts: { number: seen.value },
    onVisa: seen,
    asked: [],
  };
};
