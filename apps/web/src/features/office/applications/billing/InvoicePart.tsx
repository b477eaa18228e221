import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Billing, BillingDocument } from '@visawright/contract/billing/billing.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { BillingSums } from '../../../shared/billing/BillingSums.tsx';
import { DocumentLine } from '../../../shared/billing/DocumentLine.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

interface Props {
  row: Application;
  billing: Billing;
}

function Balance({ billing: { balance } }: Pick<Props, 'billing'>) {
  const { t } = useBillingTexts();
  const { invoiced, paid, due } = balance;
  return (
    <BillingSums
      sums={[
        { name: t('sums.invoiced'), value: invoiced },
        { name: t('sums.paid'), value: paid },
      ]}
      total={{ name: t(due < 0 ? 'sums.returned' : 'sums.due'), value: Math.abs(due) }}
    />
  );
}

// Documents newest first, with what is due below them.
export function InvoicePart({ row, billing }: Props) {
  const { t } = useBillingTexts();
  const { ask, dialog } = useDialog();
  const { documents, balance, today } = billing;
  const { applicationUid } = row;
  const mayManage = billing.can.includes('invoice.manage');
  const open = documents.find(({ kind, isCancelled }) => kind === 'invoice' && !isCancelled);
  const accepted = billing.quotes.find(({ state }) => state === 'accepted');
  const numberOf = (uid: string | null) => documents.find(({ billingUid }) => billingUid === uid)?.number;
  const cancel = (invoice: BillingDocument) =>
    void ask((close) => (
      <CancelInvoiceDialog applicationUid={applicationUid} invoice={invoice} onClose={() => close(null)} />
    ));
  if (documents.length === 0 && !accepted) return null;
  return (
    <section className="pane-sec" aria-labelledby="bill-invoices">
      <div className="pane-title">
        <h3 id="bill-invoices">{t('invoice.title')}</h3>
      </div>
      {documents.length === 0 && <p className="pane-text">{t('invoice.none')}</p>}
      <ul className="bill-documents">
        {documents.map((document) => (
          <DocumentLine
            key={document.billingUid}
            document={document}
            about={numberOf(document.aboutUid)}
            actions={
              mayManage &&
              document === open && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  aria-label={t('invoice.cancelOf', { number: document.number })}
                  onClick={() => cancel(document)}
                >
                  {t('invoice.cancel')}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {documents.length > 0 && <Balance billing={billing} />}
      {mayManage && (
        <div className="bill-buttons">
          {!open && accepted && (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                void ask((close) => <InvoiceDialog row={row} quote={accepted} onClose={() => close(null)} />)
              }
            >
              {t('invoice.issue')}
            </Button>
          )}
          {open && balance.due > 0 && (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                void ask((close) => (
                  <PaymentDialog
                    applicationUid={applicationUid}
                    invoice={open}
                    due={balance.due}
                    today={today}
                    onClose={() => close(null)}
                  />
                ))
              }
            >
              {t('invoice.pay')}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </section>
  );
}
