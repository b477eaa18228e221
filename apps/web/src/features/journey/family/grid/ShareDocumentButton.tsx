import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCopyPlus } from '@tabler/icons-react';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { documentsKey } from '../../../documents/documents/documents.api.ts';
import { refetchTrip } from '../family.api.ts';
import type { TripCell } from './trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

// A booking that names only one traveller may still be valid for all.
export function ShareDocumentButton({ cell: { traveller, offered } }: { cell: TripCell }) {
  const { t } = useFamilyTexts();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { application } = traveller;
  if (!offered || !application.can.includes('application.edit')) return null;
  const words = { file: offered.fileName, name: application.applicantName };
  const first = application.applicantName.split(' ')[0]!;
  const give = async () => {
    const { docId, applicantUid } = offered;
    setBusy(true);
    try {
      const body = { docId, applicantUid, toApplicantUids: [application.applicantUid] };
      await call('shareDocument', { body, once: true });
      void toast(t('grid.shared', words), 'success');
      void client.invalidateQueries({ queryKey: documentsKey(application.applicantUid) });
    } catch (error) {
      void toast(errorText(error), 'error');
    }
    await refetchTrip(client, application);
    setBusy(false);
  };
  return (
    <Button
      className="family-also"
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={busy}
      leftSection={<IconCopyPlus size={16} aria-hidden />}
      aria-label={t('grid.alsoForFull', { file: offered.fileName, name: first })}
      onClick={() => void give()}
    >
      {t('grid.alsoFor', { name: first })}
    </Button>
  );
}
