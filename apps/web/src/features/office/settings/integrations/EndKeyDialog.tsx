import type { ApiKey } from '@visawright/contract/integrations/api-key.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { useEndKey } from './integrations.api.ts';

export function EndKeyDialog({ apiKey: { keyUid, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useIntegrationsTexts();
  const end = useEndKey();
  return (
    <ActionDialog
      title={t('keys.endTitle', { name })}
      text={t('keys.endText')}
      submit={{ label: t('keys.end'), tone: 'bad' }}
      onSubmit={async () => {
        await end.mutateAsync({ keyUid });
        void toast(t('keys.ended', { name }), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
