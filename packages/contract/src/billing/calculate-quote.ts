import { gstOn, sumOfTax } from './gst.ts';
import { toRupees } from './money.ts';
import { billingCurrency, type Currency } from './currencies.ts';
import type { NewExchangeRate, PriceLine } from './prices.ts';
import type { QuoteBody, QuoteLine } from './quote.ts';

const adult = 30; // a traveller whose birth date is not known

export interface QuoteInput {
  readonly formId: string;
  readonly visaType: string;
  readonly lines: readonly PriceLine[];
  readonly ages: readonly (number | null)[]; // of the travellers, on the first day of the trip
  readonly rates: ReadonlyMap<Currency, Pick<NewExchangeRate, 'rateMicros' | 'on'>>;
  readonly seller: { readonly state: string; readonly gstin: string | null };
  readonly customerState: string;
}

const isFor = ({ ageFrom, ageUnder }: PriceLine, age: number): boolean =>
  (ageFrom === null || age >= ageFrom) && (ageUnder === null || age < ageUnder);

const quantityOf = (line: PriceLine, ages: readonly number[]): number =>
  line.per === 'application' ? 1 : ages.filter((age) => isFor(line, age)).length;

interface Counted {
  readonly line: PriceLine;
  readonly quantity: number;
}

function countedLines({ lines, visaType, ages }: QuoteInput): Counted[] {
  const known = ages.map((age) => age ?? adult);
  return lines
    .filter((line) => line.visaType === null || line.visaType === visaType)
    .map((line) => ({ line, quantity: quantityOf(line, known) }))
    .filter(({ quantity }) => quantity > 0);
}

// Currencies of the quote that nobody has entered a rate for.
export const missingRates = (input: QuoteInput): Currency[] => [
  ...new Set(
    countedLines(input)
      .map(({ line }) => line.currency)
      .filter((currency) => currency !== billingCurrency && !input.rates.has(currency)),
  ),
];

// The unit price is converted and rounded first, so that unit times quantity is the line's amount exactly; then tax is rounded per line.
function quoteLine({ line, quantity }: Counted, { rates, seller, customerState }: QuoteInput): QuoteLine {
  const { kind, label, per, amount: price, currency, taxCode } = line;
  const rate = currency === billingCurrency ? null : rates.get(currency)!;
  const unit = toRupees(price, currency, rate?.rateMicros ?? 0);
  const amount = unit * quantity;
  const gstRate = seller.gstin === null ? 0 : line.gstRate;
  return {
    kind,
    label,
    per,
    quantity,
    price,
    currency,
    unit,
    amount,
    taxCode,
    gstRate,
    rateMicros: rate?.rateMicros ?? null,
    rateOn: rate?.on ?? null,
    ...gstOn(amount, gstRate, seller.state === customerState),
  };
}

const sumOf = (lines: readonly QuoteLine[], part: 'amount' | 'cgst' | 'sgst' | 'igst'): number =>
  lines.reduce((sum, line) => sum + line[part], 0);

// The caller has made sure that no rate is missing.
export function calculateQuote(input: QuoteInput): QuoteBody {
  const lines = countedLines(input).map((counted) => quoteLine(counted, input));
  const tax = { cgst: sumOf(lines, 'cgst'), sgst: sumOf(lines, 'sgst'), igst: sumOf(lines, 'igst') };
  const net = sumOf(lines, 'amount');
  return {
    formId: input.formId,
    visaType: input.visaType,
    travellers: input.ages.length,
    unknownAges: input.ages.filter((age) => age === null).length,
    sellerState: input.seller.state,
    customerState: input.customerState,
    isTaxed: input.seller.gstin !== null,
    lines,
    net,
    ...tax,
    total: net + sumOfTax(tax),
  };
}
