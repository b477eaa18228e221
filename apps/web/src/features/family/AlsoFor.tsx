import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCopyPlus } from '@tabler/icons-react';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { documentsKey } from '../documents/documents.api.ts';
import { readTripAgain } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import type { Cell } from './trip-grid.ts';

// A booking that does not name everybody serves them all the same: one press.
export function AlsoFor({ cell: { traveller, offered } }: { cell: Cell }) {
  const { t } = useFamilyWords();
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
      void toast(errorWords(error), 'error');
    }
    await readTripAgain(client, application);
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
