import backgrounds from '../../rules/facts/backgrounds.json' with { type: 'json' };
import names from '../../rules/facts/paper-names.json' with { type: 'json' };
import { asOfText } from '../as-of.ts';
import { checklistHindi } from '../checklist-hindi.ts';
import type { ReadPaper } from '../read-paper.ts';
import type { Fact } from './breach.ts';

const known = names as Readonly<Record<string, { en: string; hi: string }>>;

// A paper in the middle of a sentence.
export const paperName = ({ kind, category }: Pick<ReadPaper, 'kind' | 'category'>): Fact =>
  known[kind ?? ''] ?? (category === 'Passport' ? known['Passport']! : known['Other document']!);

// The checklist's own words.
export const inBoth = (text: string): { en: string; hi: string } => ({ en: text, hi: checklistHindi[text] ?? text });

export const day = (iso: string): Fact => ({ day: iso });

// "on 5 May 2027", "from 5 May 2027 to 7 May 2027": a gap in the trip.
export function stretch(first: string, last: string): Fact {
  const said = (iso: string, language: string) => asOfText(iso, language);
  if (first === last) return { en: `on ${said(first, 'en')}`, hi: `${said(first, 'hi')} को` };
  return {
    en: `from ${said(first, 'en')} to ${said(last, 'en')}`,
    hi: `${said(first, 'hi')} से ${said(last, 'hi')} तक`,
  };
}

const inHindi = new Intl.DisplayNames('hi', { type: 'region' });
export const countryName = (iso2: string | undefined, label: string): Fact => ({
  en: label,
  hi: (iso2 && inHindi.of(iso2)) || label,
});

// A destination's own words for a photo's background.
export const backgroundName = (asked: string): Fact => ({
  en: asked,
  hi: (backgrounds as Readonly<Record<string, string>>)[asked] ?? asked,
});
