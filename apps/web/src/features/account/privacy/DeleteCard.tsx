import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { StoredData } from '@visawright/contract/privacy/privacy.ts';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';

export function DeleteCard({ stored }: { stored: StoredData | undefined }) {
  const { t } = usePrivacyTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <PrivacyCard
      title={t('delete.title')}
      text={t(stored?.isOnHold ? 'delete.onHold' : 'delete.text')}
      icon={<IconTrash size={20} stroke={1.6} />}
    >
      {!stored?.isOnHold && (
        <Button
          variant="default"
          h={46}
          fullWidth
          className="privacy-danger"
          disabled={!stored}
          onClick={() => setAsking(true)}
        >
          {t('delete.see')}
        </Button>
      )}
      {stored && isAsking && <DeleteAccountDialog stored={stored} onClose={() => setAsking(false)} />}
    </PrivacyCard>
  );
}
