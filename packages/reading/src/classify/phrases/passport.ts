import type { KindPhrases } from './phrases.types.ts';

export const passport: readonly KindPhrases[] = [
  {
    category: 'Passport',
    kind: 'Indian passport',
    isCard: true,
    titles: ['republic of india passport'],
    sure: ['name of father legal guardian', 'old passport no with date and place of issue', 'emigration check {required|not required}', 'these are to request and require in the name of the president', 'पासपोर्ट संख्या', 'भारत गणराज्य'],
    likely: ['passport no', 'surname', 'given names', 'place of birth', 'date of expiry', 'place of issue', 'name of mother', 'name of spouse', 'file no'],
    signs: ['P[A-Z<]IND[A-Z<]{8,}'],
    never: ['cancelled', 'canceled', 'visa application centre', 'policy', 'dear sir', 'police clearance'],
  },
  {
    category: 'Passport',
    kind: 'Previous passport',
    isCard: true,
    titles: ['{cancelled and returned|passport cancelled|cancelled|canceled}'],
    sure: ['{cancelled|canceled} without prejudice to visas', 'new passport {no|number} issued', '{this passport|passport} {has been|is|stands} {cancelled|canceled}', 'issued a new passport', 'republic of india', '{cancelled|canceled}', '{पासपोर्ट संख्या|भारत गणराज्य|रद्द}'],
    likely: ['old passport', 'passport no', 'date of expiry', 'surname', 'given names', 'place of birth', 'place of issue', 'date of issue'],
    signs: ['P[A-Z<]IND[A-Z<]{8,}'],
    never: ['dear sir', 'policy', 'cancellation charges', 'hotel'],
  },
]; // prettier-ignore
