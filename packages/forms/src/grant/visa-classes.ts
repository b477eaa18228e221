import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { schengenStates } from '../prefill/field-sources.ts';

export type VisaPurpose = VisaGroup | 'Work' | 'Transit' | 'LongStay';

interface VisaClass {
  readonly pattern: RegExp; // as printed on visas
  readonly fits: readonly VisaPurpose[];
  readonly by?: readonly string[]; // alpha-3 of the states that use this code; absent if any state does
}

const visit: readonly VisaPurpose[] = ['Tourism', 'Business'];

// What a visa class permits. Words come before the codes of single states: the first match counts.
const visaClasses: readonly VisaClass[] = [
  { pattern: /\btransit\b/i, fits: ['Transit'] },
  { pattern: /\b(?:student|study|studies|education|academic|DH)\b/i, fits: ['Student'] },
  { pattern: /\b(?:work|worker|employment|skilled|labou?r)\b/i, fits: ['Work'] },
  {
    pattern: /\b(?:business|commercial)\b.*\b(?:touris\w*|visit\w*)|\b(?:touris\w*|visit\w*)\b.*\bbusiness\b/i,
    fits: visit,
  },
  { pattern: /\bbusiness\b/i, fits: ['Business'] },
  { pattern: /\btouris[tm]\w*|\bholiday\b|\bsocial\b|\bfamily visit\b/i, fits: ['Tourism'] },
  { pattern: /\bvisit(?:or|s)?\b|\bjourney visa\b|\bentry visa\b|\bshort[- ]stay\b/i, fits: visit },
  { pattern: /^(?:type )?C$/i, fits: ['Tourism', 'Business', 'Student'], by: schengenStates },
  { pattern: /^(?:type )?D$/i, fits: ['LongStay'], by: schengenStates },
  { pattern: /^(?:type )?A$/i, fits: ['Transit'], by: schengenStates },
  { pattern: /^S?V-?\s?1$/i, fits: visit, by: ['CAN'] },
  { pattern: /^B-?1\s?\/?\s?B-?2$/i, fits: visit, by: ['USA'] },
  { pattern: /^S-?\s?1$/i, fits: ['Student'], by: ['CAN'] },
  { pattern: /^W-?\s?1$/i, fits: ['Work'], by: ['CAN'] },
  { pattern: /^(?:DL|EV|TT)$/i, fits: ['Tourism'], by: ['VNM'] },
  { pattern: /^DN\d?$/i, fits: ['Business'], by: ['VNM'] },
  { pattern: /^(?:B1|C1)\b/i, fits: ['Tourism'], by: ['IDN'] },
  { pattern: /^C2\b/i, fits: ['Business'], by: ['IDN'] },
  { pattern: /^E30A?\b/i, fits: ['Student'], by: ['IDN'] },
];

// null if we do not know the class; a person has to compare it.
export const purposesOf = (visaClass: string, issuer: string): readonly VisaPurpose[] | null =>
  visaClasses.find((each) => each.pattern.test(visaClass.trim()) && (each.by?.includes(issuer) ?? true))?.fits ?? null;
