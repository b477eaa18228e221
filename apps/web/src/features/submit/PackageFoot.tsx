import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink, IconShieldCheck } from '@tabler/icons-react';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { useSession } from '../../lib/session.ts';
import { useSubmitWords } from './submit-words.ts';

// The page that checks it needs no login and uploads nothing, so it can be handed to anybody.
export function PackageFoot({ packageId }: { packageId: string }) {
  const { t } = useSubmitWords();
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
