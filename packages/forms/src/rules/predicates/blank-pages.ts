import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { passportValue } from '../papers.ts';
import { numberOf } from '../number-of.ts';

const params = z.strictObject({ pages: z.int().positive() });

// Nobody photographs empty pages, so this is mostly a question to the person.
export const blankPages = predicate({
  params,
  judge(given, { pages }): Breach[] {
    const told = passportValue(given, 'blankPages');
    const number = passportValue(given, 'passportNumber');
    const blank = told ? numberOf(told.value) : undefined;
    if (blank !== undefined && blank >= pages) return [];
    const rests = told ?? number;
    if (!rests) return []; // the passport itself is missing, and said so
    return [
      {
        about: '',
        ...(blank === undefined ? { standing: 'unknown' as const, variant: 'unknown' } : {}),
        facts: { pages, blank: blank ?? 0 },
        evidence: [rests, said(given, 'visaTo')],
        remedy: { category: 'Passport', docId: rests.docId },
      },
    ];
  },
});
