import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { passportValue } from '../documents/documents-of.ts';
import { numberOf } from '../number-of.ts';

const params = z.strictObject({ pages: z.int().positive() });

// Blank pages are rarely photographed, so this is usually a question to the traveller.
export const blankPages = predicate({
  params,
  judge(input, { pages }): Violation[] {
    const read = passportValue(input, 'blankPages');
    const number = passportValue(input, 'passportNumber');
    const blank = read ? numberOf(read.value) : undefined;
    if (blank !== undefined && blank >= pages) return [];
    const rests = read ?? number;
    if (!rests) return []; // a missing passport is covered by another rule
    return [
      {
        about: '',
        ...(blank === undefined ? { status: 'unknown' as const, variant: 'unknown' } : {}),
        facts: { pages, blank: blank ?? 0 },
        evidence: [rests, applicationEvidence(input, 'visaTo')],
        remedy: { category: 'Passport', docId: rests.docId },
      },
    ];
  },
});
