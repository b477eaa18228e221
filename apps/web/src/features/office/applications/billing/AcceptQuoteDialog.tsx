import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useAcceptQuote } from '../../../shared/billing/billing.api.ts';

interface Props {
  applicationUid: string;
  quoteUid: string;
  total: string;
  onClose: () => void;
}

export function AcceptQuoteDialog({ applicationUid, quoteUid, total, onClose }: Props) {
  const { t } = useBillingTexts();
  const accept = useAcceptQuote(applicationUid);
  return (
    <ActionDialog
      title={t('quote.acceptTitle')}
      text={t('quote.acceptText', { total })}
      submit={{ label: t('quote.accept') }}
      onSubmit={async () => {
        await accept.mutateAsync(quoteUid);
        void toast(t('quote.accepted'), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
