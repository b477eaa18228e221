import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { percentText } from '@visawright/contract/billing/gst.ts';
import { formatAmount, writeRate } from '@visawright/contract/billing/money.ts';
import type { QuoteBody, QuoteLine } from '@visawright/contract/billing/quote.ts';
import { dayText } from '../../../lib/dates/moments.ts';
import { useBillingTexts } from '../../../translations/billing/billing-texts.ts';
import { BillingSums } from './BillingSums.tsx';
import './billing.css';

// What a line consists of: quantity and price, the foreign price with its rate and day, and tax.
function LineFacts({ line }: { line: QuoteLine }) {
  const { t, language } = useBillingTexts();
  const { kind, quantity, unit, price, currency, rateMicros, rateOn, gstRate } = line;
  const facts = [
    t(`kinds.${kind}`),
    ...(quantity > 1 ? [t('perUnit', { count: quantity, price: formatAmount(unit, billingCurrency, language) })] : []),
    ...(rateMicros !== null && rateOn !== null
      ? [
          t('rate', {
            price: formatAmount(price, currency, language),
            rate: writeRate(rateMicros),
            day: dayText(rateOn, language),
          }),
        ]
      : []),
    ...(gstRate > 0 ? [t('gst', { rate: percentText(gstRate) })] : []),
  ];
  return <small>{facts.join(' · ')}</small>;
}

// A quote as it was calculated.
export function QuoteLines({ body }: { body: QuoteBody }) {
  const { t, language } = useBillingTexts();
  const rupees = (paise: number) => formatAmount(paise, billingCurrency, language);
  return (
    <>
      <ul className="bill-lines">
        {body.lines.map((line, n) => (
          <li key={n}>
            <span>
              {line.label}
              <LineFacts line={line} />
            </span>
            <span className="bill-amount">{rupees(line.amount)}</span>
          </li>
        ))}
      </ul>
      <BillingSums
        sums={[
          { name: t('sums.net'), value: body.net },
          { name: 'CGST', value: body.cgst },
          { name: 'SGST', value: body.sgst },
          { name: 'IGST', value: body.igst },
        ].filter(({ value }) => value > 0)}
        total={{ name: t('sums.total'), value: body.total }}
      />
      {!body.isTaxed && <p className="bill-note">{t('quote.untaxed')}</p>}
      {body.unknownAges > 0 && <p className="bill-note">{t('quote.unknownAges', { count: body.unknownAges })}</p>}
    </>
  );
}
