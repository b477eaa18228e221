import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconShieldCheck } from '@tabler/icons-react';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

// The verification page needs no login and uploads nothing, so the link can be shared.
export function PackageFooter({ packageId }: { packageId: string }) {
  const { t } = useSubmitTexts();
  const { realm } = useSession();
  return (
    <div className="package-foot">
      <span>
        <IconShieldCheck size={18} stroke={1.8} aria-hidden />
        {t('package.signed')}
      </span>
      <a href={verifyAddress(packageId, realm.realmClientId)} target="_blank" rel="noopener">
        {t('package.verify')}
        <IconExternalLink size={15} stroke={1.8} aria-hidden />
        <VisuallyHidden>({t('package.newTab')})</VisuallyHidden>
      </a>
    </div>
  );
}
