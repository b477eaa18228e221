import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { useApprove } from './grant.api.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

// Never set automatically: a visa with mistakes may be returned, so a person decides.
export function GrantOutcome({ application, isSame }: { application: Application; isSame: boolean }) {
  const { t } = useGrantTexts();
  const approve = useApprove(application.applicationUid);
  const mayOffer = application.visaAllocationStatus === 'PENDING' && application.can.includes('application.outcome');
  if (!mayOffer) return null;
  return (
    <div className="grant-outcome">
      <p>{t('outcome.text')}</p>
      <Button
        variant={isSame ? 'filled' : 'default'}
        loading={approve.isPending}
        onClick={() => approve.mutate(undefined, { onSuccess: () => void toast(t('outcome.done'), 'success') })}
      >
        {t('outcome.set')}
      </Button>
    </div>
  );
}
