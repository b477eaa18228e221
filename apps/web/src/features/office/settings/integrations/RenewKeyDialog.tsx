import { useState } from 'react';
import type { ApiKey } from '@visawright/contract/integrations/api-key.ts';
import { keyLimits } from '@visawright/contract/integrations/api-scopes.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { MonthsSelect } from './MonthsSelect.tsx';
import { useRenewKey } from './integrations.api.ts';

export function RenewKeyDialog({ apiKey: { keyUid, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useIntegrationsTexts();
  const renew = useRenewKey();
  const [months, setMonths] = useState<number>(keyLimits.mostMonths);
  return (
    <ActionDialog
      title={t('keys.renewTitle', { name })}
      text={t('keys.renewText')}
      submit={{ label: t('keys.renew') }}
      onSubmit={async () => {
        await renew.mutateAsync({ keyUid, months });
        void toast(t('keys.renewed', { name }), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <MonthsSelect value={months} onChange={setMonths} />
    </ActionDialog>
  );
}
