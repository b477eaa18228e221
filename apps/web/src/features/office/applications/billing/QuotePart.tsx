import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Billing } from '@visawright/contract/billing/billing.ts';
import type { Quote } from '@visawright/contract/billing/quote.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useWithdrawQuote } from '../../../shared/billing/billing.api.ts';
import { QuoteLines } from '../../../shared/billing/QuoteLines.tsx';
import { AcceptQuoteDialog } from './AcceptQuoteDialog.tsx';
import { NewQuoteDialog } from './NewQuoteDialog.tsx';

const tones = { open: 'note', accepted: 'ok', withdrawn: 'warn' } as const;

interface Props {
  row: Application;
  billing: Billing;
}

function ShownQuote({ row, billing, quote }: Props & { quote: Quote }) {
  const { t, language } = useBillingTexts();
  const { ask, dialog } = useDialog();
  const withdraw = useWithdrawQuote(row.applicationUid);
  const { state, body, quoteUid } = quote;
  const isInvoiced = billing.documents.some(({ kind, isCancelled }) => kind === 'invoice' && !isCancelled);
  return (
    <article data-quote={state}>
      <p className="pane-line">
        <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
        <small className="bill-note">
          {t('quote.for', { count: body.travellers })} ·{' '}
          {t('quote.by', { name: quote.createdBy, when: momentText(quote.createdAt, language) })}
        </small>
      </p>
      <QuoteLines body={body} />
      {billing.can.includes('quote.write') && state !== 'withdrawn' && !(state === 'accepted' && isInvoiced) && (
        <div className="bill-buttons">
          {state === 'open' && (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                void ask((close) => (
                  <AcceptQuoteDialog
                    applicationUid={row.applicationUid}
                    quoteUid={quoteUid}
                    total={formatAmount(body.total, billingCurrency, language)}
                    onClose={() => close(null)}
                  />
                ))
              }
            >
              {t('quote.accept')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(quoteUid, {
                onSuccess: () => void toast(t('quote.withdrawn'), 'success'),
                onError: (error) => void toast(errorText(error), 'error'),
              })
            }
          >
            {t('quote.withdraw')}
          </Button>
        </div>
      )}
      {dialog}
    </article>
  );
}

// The accepted quote or the open ones; withdrawn ones are folded away.
export function QuotePart({ row, billing }: Props) {
  const { t } = useBillingTexts();
  const { ask, dialog } = useDialog();
  const shown = billing.quotes.filter(({ state }) => state !== 'withdrawn');
  const earlier = billing.quotes.filter(({ state }) => state === 'withdrawn');
  const mayMake = billing.can.includes('quote.write') && !shown.some(({ state }) => state === 'accepted');
  return (
    <section className="pane-sec" aria-labelledby="bill-quote">
      <div className="pane-title">
        <h3 id="bill-quote">{t('quote.title')}</h3>
      </div>
      {shown.length === 0 && <p className="pane-text">{t(billing.isSetUp ? 'quote.none' : 'quote.notSetUp')}</p>}
      {shown.map((quote) => (
        <ShownQuote key={quote.quoteUid} row={row} billing={billing} quote={quote} />
      ))}
      {mayMake && (
        <div className="bill-buttons">
          <Button
            size="xs"
            variant="default"
            disabled={!billing.isSetUp}
            onClick={() =>
              void ask((close) => <NewQuoteDialog row={row} state={billing.sellerState} onClose={() => close(null)} />)
            }
          >
            {t(shown.length === 0 ? 'quote.make' : 'quote.again')}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <details className="bill-earlier">
          <summary>{t('quote.earlier', { count: earlier.length })}</summary>
          {earlier.map((quote) => (
            <ShownQuote key={quote.quoteUid} row={row} billing={billing} quote={quote} />
          ))}
        </details>
      )}
      {dialog}
    </section>
  );
}
