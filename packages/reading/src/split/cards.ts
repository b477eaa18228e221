import type { PageSigns } from './page-signs.ts';

// Cards that are often copied side by side or one after the other.
export const cards: ReadonlySet<string> = new Set([
  'Aadhaar',
  'PAN card',
  'Voter ID (EPIC)',
  'Driving licence',
  'Residence permit',
  'Student ID or bonafide certificate',
]);

const holder = /\b(?:dob|date of birth|year of birth|birth|male|female|जन्म)\b|जन्म/i;
const backs: Readonly<Record<string, RegExp>> = {
  Aadhaar: /address|पता|uidai|1947|s\/o|c\/o|w\/o|d\/o/i,
  'PAN card': /if this card is|lost|pan services|nsdl|utiitsl|protean/i,
  'Voter ID (EPIC)': /address|electoral registration|constituency|facsimile|पता/i,
  'Driving licence': /class of vehicle|cov|authori[sz]ation to drive|badge|hill|emergency contact|mcwg|lmv/i,
  'Residence permit': /remarks|<{3,}|bemerkungen|anmerkungen|nationality|birthplace|place of birth/i,
  'Student ID or bonafide certificate': /if found|return to|instructions|emergency|rules/i,
};

export const isBack = (kind: string, text: string): boolean =>
  (backs[kind]?.test(text) ?? false) && (!holder.test(text) || kind === 'Residence permit');

export const isFront = (kind: string, text: string): boolean => cards.has(kind) && holder.test(text);

// A side of a card has little other text.
export const isSmall = (signs: PageSigns, text: string): boolean => text.length < 900 && signs.rows === 0;
