import type { PartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { usePartnerLinksTexts } from '../../../../translations/partner-links/partner-links-texts.ts';
import { useRevokePartnerLink } from './partner-links.api.ts';

export function RevokeLinkDialog({ link: { linkUid, name }, onClose }: { link: PartnerLink; onClose: () => void }) {
  const { t } = usePartnerLinksTexts();
  const revoke = useRevokePartnerLink();
  return (
    <ActionDialog
      title={t('tab.revokeTitle', { name })}
      text={t('tab.revokeText')}
      submit={{ label: t('tab.revoke'), tone: 'bad' }}
      onSubmit={async () => {
        await revoke.mutateAsync({ linkUid });
        void toast(t('tab.revoked', { name }), 'success');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
