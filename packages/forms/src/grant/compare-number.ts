import { valueOf } from '../rules/documents/documents-of.ts';
import { unreadFact, type CompareFact } from './grant-input.ts';

// There is nothing to compare the number with, but airlines and registration forms ask for it.
export const compareVisaNumber: CompareFact = ({ visa }) => {
  const seen = valueOf(visa, 'visaNumber');
  if (!seen) return unreadFact('visaNumber', []);
  return {
    fact: 'visaNumber',
    status: 'same',
    textKey: 'visaNumber.same',
    facts: { number: seen.value },
    onVisa: seen,
    asked: [],
  };
};
