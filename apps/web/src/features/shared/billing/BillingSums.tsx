import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import { useBillingTexts } from '../../../translations/billing/billing-texts.ts';

interface Sum {
  readonly name: string;
  readonly value: number; // paise
}

export function BillingSums({ sums, total }: { sums: readonly Sum[]; total: Sum }) {
  const { language } = useBillingTexts();
  const rupees = (paise: number) => formatAmount(paise, billingCurrency, language);
  return (
    <dl className="bill-sums">
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rupees(value)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{total.name}</dt>
        <dd>{rupees(total.value)}</dd>
      </div>
    </dl>
  );
}
