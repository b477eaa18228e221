import { consecutiveDays } from '@visawright/contract/dates/days.ts';
import backgrounds from '../../../rules/facts/backgrounds.json' with { type: 'json' };
import names from '../../../rules/facts/document-names.json' with { type: 'json' };
import { formatAsOf } from '../../form/data-as-of.ts';
import { checklistHindi } from '../../checklist/checklist-hindi.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import type { Fact } from '../facts.ts';

const known = names as Readonly<Record<string, { en: string; hi: string }>>;

// A document's name for use within a sentence.
export const documentName = ({ kind, category }: Pick<DocumentEvidence, 'kind' | 'category'>): Fact =>
  known[kind ?? ''] ?? (category === 'Passport' ? known['Passport']! : known['Other document']!);

// A checklist text in both languages.
export const inBothLanguages = (text: string): { en: string; hi: string } => ({
  en: text,
  hi: checklistHindi[text] ?? text,
});

export const dayFact = (iso: string): Fact => ({ day: iso });

function dateRange(first: string, last: string): { en: string; hi: string } {
  const format = (iso: string, language: string) => formatAsOf(iso, language);
  if (first === last) return { en: `on ${format(first, 'en')}`, hi: `${format(first, 'hi')} को` };
  return {
    en: `from ${format(first, 'en')} to ${format(last, 'en')}`,
    hi: `${format(first, 'hi')} से ${format(last, 'hi')} तक`,
  };
}

// "on 5 May 2027", "from 5 May 2027 to 7 May 2027 and on 10 May 2027": only the given days, never those between two ranges.
export function dateRanges(days: readonly string[]): Fact {
  const ranges = consecutiveDays(days).map(([first, last]) => dateRange(first, last));
  const list = (language: 'en' | 'hi') =>
    new Intl.ListFormat(language === 'hi' ? 'hi' : 'en-GB').format(ranges.map((each) => each[language]));
  return { en: list('en'), hi: list('hi') };
}

const inHindi = new Intl.DisplayNames('hi', { type: 'region' });
export const countryName = (iso2: string | undefined, label: string): Fact => ({
  en: label,
  hi: (iso2 && inHindi.of(iso2)) || label,
});

// The destination's description of the photo background.
export const backgroundName = (asked: string): Fact => ({
  en: asked,
  hi: (backgrounds as Readonly<Record<string, string>>)[asked] ?? asked,
});
