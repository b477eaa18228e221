const codes = 'AED AUD AZN CAD CHF EUR GBP IDR INR JPY NZD PLN SGD USD VND'.split(' ');
const named = new RegExp(`\\b(${codes.join('|')})\\b`);

// Money fields name their currency in the label only.
export const currencyIn = (label: string): string | undefined => named.exec(label)?.[1];

const moneyIds: ReadonlySet<string> = new Set(
  'annualIncome courseFeePaid fundsAmount monthlyIncome monthlySpendAmount payerAmount plannedSpendAmount studyTuitionFee'.split(
    ' ',
  ),
);
export const isMoney = ({ id, type, label }: { id: string; type: string; label: string }): boolean =>
  type === 'number' && (moneyIds.has(id) || currencyIn(label) !== undefined);
