import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import { destinations, findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { CatalogueTranslate } from '../../../../../translations/catalogue/catalogue-texts.ts';

export function destinationName(formId: string, language: string): string {
  const found = findDestination(formId);
  if (!found) return formId;
  if (language === 'en') return found.country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(found.iso2) ?? found.country;
}

// 'Germany', 'All 36 destinations', 'Belgium and 8 more'.
export function whereText(
  { formIds }: Pick<CatalogueEntry, 'formIds'>,
  t: CatalogueTranslate,
  language: string,
): string {
  if (formIds.length > 1 && formIds.length === destinations.length)
    return t('allDestinations', { count: formIds.length });
  const first = destinationName(formIds[0]!, language);
  return formIds.length === 1 ? first : t('someDestinations', { first, count: formIds.length - 1 });
}

const ruleTitle = ({ title }: CatalogueEntry, language: string) => title && (language === 'hi' ? title.hi : title.en);

// Display name, such as 'Germany: Fees' or 'Insurance covers the trip'.
export const subjectText = (entry: CatalogueEntry, t: CatalogueTranslate, language: string): string =>
  ruleTitle(entry, language) ?? `${whereText(entry, t, language)}: ${t(`parts.${entry.part}`)}`;

// First line of a row: a rule's title, otherwise the destination.
export const headText = (entry: CatalogueEntry, t: CatalogueTranslate, language: string): string =>
  ruleTitle(entry, language) ?? whereText(entry, t, language);

export function subText(entry: CatalogueEntry, t: CatalogueTranslate, language: string): string {
  if (entry.part === 'rule') return whereText(entry, t, language);
  if (entry.part === 'fees' && entry.count === 0) return t('noFees');
  return entry.count === null ? t('noLodgeBy') : t(`counts.${entry.part}`, { count: entry.count });
}

export function ageText(ageDays: number | null, t: CatalogueTranslate): string {
  if (ageDays === null) return t('age.unknown');
  if (ageDays === 0) return t('age.today');
  if (ageDays < 60) return t('age.days', { count: ageDays });
  return ageDays < 730
    ? t('age.months', { count: Math.floor(ageDays / 30.44) })
    : t('age.years', { count: Math.floor(ageDays / 365.25) });
}

export const dateText = (asOf: string | null, t: CatalogueTranslate, language: string): string =>
  asOf === null ? t('noDate') : formatAsOf(asOf, language);

export const isSite = (source: string): boolean => /^https:\/\/\S+$/.test(source.trim());
