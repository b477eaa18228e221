import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { daysBetween } from '@visawright/contract/dates/days.ts';
import { writeRate } from '@visawright/contract/billing/money.ts';
import type { Prices } from '@visawright/contract/billing/prices.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { dayText, momentText } from '../../../../lib/dates/moments.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { RateDialog } from './RateDialog.tsx';

const oldAfterDays = 7;

export function ExchangeRates({ prices: { rates, today } }: { prices: Prices }) {
  const { t, language } = useBillingTexts();
  const { ask, dialog } = useDialog();
  return (
    <section className="set-part">
      <p className="set-lead">{t('rates.lead')}</p>
      {rates.length === 0 && <p className="set-lead">{t('rates.none')}</p>}
      <ul aria-live="polite">
        {rates.map(({ currency, rateMicros, on, enteredBy, enteredAt }) => {
          const age = daysBetween(on, today);
          return (
            <li className="prices-line" key={currency}>
              <span>
                {t('rates.line', { currency, rate: writeRate(rateMicros) })}
                <small>{t('rates.entered', { name: enteredBy, when: momentText(enteredAt, language) })}</small>
              </span>
              <span className="prices-amount">{dayText(on, language)}</span>
              <span>{age > oldAfterDays && <small>{t('rates.old', { count: age })}</small>}</span>
            </li>
          );
        })}
      </ul>
      <Button
        mt={14}
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => void ask((close) => <RateDialog today={today} onClose={() => close(null)} />)}
      >
        {t('rates.add')}
      </Button>
      {dialog}
    </section>
  );
}
