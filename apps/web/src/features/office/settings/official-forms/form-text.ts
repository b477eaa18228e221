import type { BlankSummary } from '@visawright/contract/delivery/blank.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { calendarDateOf, longDay } from '../../../../lib/dates/dates.ts';
import { dayText } from '../../../../lib/dates/moments.ts';
import type { BlanksTranslate } from '../../../../translations/blanks/blanks-texts.ts';

export function destinationFacts(formId: string, language: string): { readonly name: string; readonly iso2: string } {
  const found = findDestination(formId);
  if (!found) return { name: formId, iso2: '' };
  const translated =
    language === 'en' ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(found.iso2);
  return { name: translated ?? found.country, iso2: found.iso2 };
}

// 'Draft, 6 fields to decide' or 'In use since 3 Nov'.
export function stateText(
  { state, openCount, publishedAt }: BlankSummary,
  t: BlanksTranslate,
  language: string,
): string {
  if (state === 'published') return t('liveSince', { day: dayText(calendarDateOf(new Date(publishedAt!)), language) });
  if (state === 'retired') return t('retired');
  return openCount === 0 ? t('draftReady') : t('draftOpen', { count: openCount });
}

export const editionText = (
  { editionOn }: Pick<BlankSummary, 'editionOn'>,
  t: BlanksTranslate,
  language: string,
): string => t('edition', { day: longDay(editionOn, language) });

export const stateTone = { draft: 'pill-warn', published: 'pill-ok', retired: 'pill-plain' } as const;
