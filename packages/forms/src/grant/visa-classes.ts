import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { schengen } from '../prefill-rules.ts';

export type Purpose = VisaGroup | 'Work' | 'Transit' | 'LongStay';

interface VisaClass {
  readonly said: RegExp; // as visas print it
  readonly fits: readonly Purpose[];
  readonly by?: readonly string[]; // alpha-3 of whose visas these letters are; absent: anybody's words
}

const visit: readonly Purpose[] = ['Tourism', 'Business'];

// What a class lets its holder do. Words first, letters of single states after: the first that is said counts.
export const visaClasses: readonly VisaClass[] = [
  { said: /\btransit\b/i, fits: ['Transit'] },
  { said: /\b(?:student|study|studies|education|academic|DH)\b/i, fits: ['Student'] },
  { said: /\b(?:work|worker|employment|skilled|labou?r)\b/i, fits: ['Work'] },
  { said: /\b(?:business|commercial)\b.*\b(?:touris\w*|visit\w*)|\b(?:touris\w*|visit\w*)\b.*\bbusiness\b/i, fits: visit }, // prettier-ignore
  { said: /\bbusiness\b/i, fits: ['Business'] },
  { said: /\btouris[tm]\w*|\bholiday\b|\bsocial\b|\bfamily visit\b/i, fits: ['Tourism'] },
  { said: /\bvisit(?:or|s)?\b|\bjourney visa\b|\bentry visa\b|\bshort[- ]stay\b/i, fits: visit },
  { said: /^(?:type )?C$/i, fits: ['Tourism', 'Business', 'Student'], by: schengen },
  { said: /^(?:type )?D$/i, fits: ['LongStay'], by: schengen },
  { said: /^(?:type )?A$/i, fits: ['Transit'], by: schengen },
  { said: /^S?V-?\s?1$/i, fits: visit, by: ['CAN'] },
  { said: /^B-?1\s?\/?\s?B-?2$/i, fits: visit, by: ['USA'] },
  { said: /^S-?\s?1$/i, fits: ['Student'], by: ['CAN'] },
  { said: /^W-?\s?1$/i, fits: ['Work'], by: ['CAN'] },
  { said: /^(?:DL|EV|TT)$/i, fits: ['Tourism'], by: ['VNM'] },
  { said: /^DN\d?$/i, fits: ['Business'], by: ['VNM'] },
  { said: /^(?:B1|C1)\b/i, fits: ['Tourism'], by: ['IDN'] },
  { said: /^C2\b/i, fits: ['Business'], by: ['IDN'] },
  { said: /^E30A?\b/i, fits: ['Student'], by: ['IDN'] },
];

// null: nobody taught us this class, so a person compares it.
export const purposesOf = (said: string, issuer: string): readonly Purpose[] | null =>
  visaClasses.find((each) => each.said.test(said.trim()) && (each.by?.includes(issuer) ?? true))?.fits ?? null; // prettier-ignore
