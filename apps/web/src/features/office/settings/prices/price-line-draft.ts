import { parseAmount, parseDecimal, writeDecimal } from '@visawright/contract/billing/money.ts';
import { currencyDigits, type Currency } from '@visawright/contract/billing/currencies.ts';
import { highestGstRate } from '@visawright/contract/billing/gst.ts';
import type { ChargedPer, PriceKind } from '@visawright/contract/billing/price-kinds.ts';
import type { PriceLine } from '@visawright/contract/billing/prices.ts';

// A price as it is typed.
export interface PriceLineDraft {
  readonly kind: PriceKind;
  readonly label: string;
  readonly visaType: string | null;
  readonly amount: string;
  readonly currency: Currency;
  readonly per: ChargedPer;
  readonly ageFrom: string;
  readonly ageUnder: string;
  readonly gst: string;
  readonly taxCode: string;
}

const percentDigits = 2;
const oldest = 120;

export const newPriceLine: PriceLineDraft = {
  kind: 'government',
  label: '',
  visaType: null,
  amount: '',
  currency: 'INR',
  per: 'traveller',
  ageFrom: '',
  ageUnder: '',
  gst: '18',
  taxCode: '',
};

export const draftOf = (line: PriceLine): PriceLineDraft => ({
  ...line,
  amount: writeDecimal(line.amount, currencyDigits[line.currency]),
  ageFrom: line.ageFrom === null ? '' : String(line.ageFrom),
  ageUnder: line.ageUnder === null ? '' : String(line.ageUnder),
  gst: writeDecimal(line.gstRate, percentDigits).replace(/\.?0+$/, '') || '0',
});

export type PriceLineFault = 'label' | 'amount' | 'ages' | 'gst' | 'taxCode';

function ageOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const age = parseDecimal(text, 0);
  return age === null || age > oldest ? undefined : age;
}

// What is typed as a price, and what is wrong with it.
export function readPriceLine(draft: PriceLineDraft): { line: PriceLine | null; faults: PriceLineFault[] } {
  const isService = draft.kind === 'service';
  const isPerTraveller = draft.per === 'traveller';
  const amount = parseAmount(draft.amount, draft.currency);
  const gstRate = isService ? parseDecimal(draft.gst, percentDigits) : 0;
  const [ageFrom, ageUnder] = isPerTraveller ? [ageOf(draft.ageFrom), ageOf(draft.ageUnder)] : [null, null];
  const taxCode = isService ? draft.taxCode.trim() : '';
  const label = draft.label.trim();
  const agesWrong =
    ageFrom === undefined || ageUnder === undefined || (ageFrom !== null && ageUnder !== null && ageFrom >= ageUnder);
  const needsCode = gstRate !== null && gstRate > 0;
  const faults: PriceLineFault[] = [
    ...(label === '' ? (['label'] as const) : []),
    ...(amount === null ? (['amount'] as const) : []),
    ...(agesWrong ? (['ages'] as const) : []),
    ...(gstRate === null || gstRate > highestGstRate ? (['gst'] as const) : []),
    ...(!/^(\d{4}|\d{6}|\d{8})?$/.test(taxCode) || (needsCode && taxCode === '') ? (['taxCode'] as const) : []),
  ];
  if (faults.length > 0 || amount === null || gstRate === null || ageFrom === undefined || ageUnder === undefined)
    return { line: null, faults };
  const { kind, visaType, currency, per } = draft;
  return { line: { kind, label, visaType, amount, currency, per, ageFrom, ageUnder, gstRate, taxCode }, faults };
}
