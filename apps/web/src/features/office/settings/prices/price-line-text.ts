import { percentText } from '@visawright/contract/billing/gst.ts';
import type { PriceLine } from '@visawright/contract/billing/prices.ts';
import type { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';

type Translate = ReturnType<typeof useBillingTexts>['t'];

function agesText({ ageFrom, ageUnder }: PriceLine, t: Translate): string | null {
  if (ageFrom !== null && ageUnder !== null) return t('prices.ages.both', { from: ageFrom, under: ageUnder });
  if (ageFrom !== null) return t('prices.ages.from', { from: ageFrom });
  return ageUnder === null ? null : t('prices.ages.under', { under: ageUnder });
}

// 'Service fee · Per traveller · from 12 years · 18 % GST, 998555'
export const priceLineText = (line: PriceLine, t: Translate): string =>
  [
    t(`kinds.${line.kind}`),
    t(`prices.perOf.${line.per}`),
    line.visaType,
    agesText(line, t),
    line.gstRate > 0 ? `${t('gst', { rate: percentText(line.gstRate) })}, ${line.taxCode}` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
