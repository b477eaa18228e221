import type { Billing } from '@visawright/contract/billing/billing.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useBillingTexts } from '../../../translations/billing/billing-texts.ts';
import { PaneState } from '../lists/PaneState.tsx';
import { BillingSums } from './BillingSums.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { useBilling } from './billing.api.ts';

function SharedBilling({ billing: { quotes, documents, balance } }: { billing: Billing }) {
  const { t } = useBillingTexts();
  const numberOf = (uid: string | null) => documents.find(({ billingUid }) => billingUid === uid)?.number;
  if (quotes.length === 0 && documents.length === 0) return <p className="dialog-text">{t('quote.shared')}</p>;
  return (
    <>
      {quotes.map(({ quoteUid, state, body }) => (
        <section key={quoteUid}>
          <h3>
            {t('quote.title')}: {t(`states.${state}`)}
          </h3>
          <QuoteLines body={body} />
        </section>
      ))}
      {documents.length > 0 && (
        <section>
          <h3>{t('invoice.title')}</h3>
          <ul className="bill-documents">
            {documents.map((document) => (
              <DocumentLine key={document.billingUid} document={document} about={numberOf(document.aboutUid)} />
            ))}
          </ul>
          <BillingSums
            sums={[
              { name: t('sums.invoiced'), value: balance.invoiced },
              { name: t('sums.paid'), value: balance.paid },
            ]}
            total={{ name: t(balance.due < 0 ? 'sums.returned' : 'sums.due'), value: Math.abs(balance.due) }}
          />
        </section>
      )}
    </>
  );
}

// What the agency shares with a traveller: the quote, the invoices and what is due.
export function BillingDialog({ applicationUid, onClose }: { applicationUid: string; onClose: () => void }) {
  const { t } = useBillingTexts();
  const query = useBilling(applicationUid);
  return (
    <DialogFrame title={t('mine')} size={560} onClose={onClose}>
      <div className="bill-shared">
        <PaneState query={query}>{(billing) => <SharedBilling billing={billing} />}</PaneState>
      </div>
    </DialogFrame>
  );
}
