import { Skeleton } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import type { StoredData } from '@visawright/contract/privacy/privacy.ts';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { PrivacyCard } from './PrivacyCard.tsx';

const kinds = ['travellers', 'applications', 'documents', 'packages'] as const;

export function StoredCard({ stored }: { stored: StoredData | undefined }) {
  const { t } = usePrivacyTexts();
  return (
    <PrivacyCard title={t('stored.title')} text={t('stored.sealed')} icon={<IconShieldLock size={20} stroke={1.6} />}>
      {stored ? (
        <ul className="privacy-stored">
          {kinds.map((kind) => (
            <li key={kind}>{t(`stored.${kind}`, { count: stored[kind] })}</li>
          ))}
        </ul>
      ) : (
        <Skeleton h={96} />
      )}
    </PrivacyCard>
  );
}
