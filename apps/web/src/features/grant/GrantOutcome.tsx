import { Button } from '@mantine/core';
import type { Application } from '@visawright/contract/application.ts';
import { toast } from '../../lib/toast.ts';
import { useApprove } from './grant.api.ts';
import { useGrantWords } from './grant-words.ts';

// Offered, never set by itself: a visa with a fault may go back, and a person decides what counts.
export function GrantOutcome({ application, isSame }: { application: Application; isSame: boolean }) {
  const { t } = useGrantWords();
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
