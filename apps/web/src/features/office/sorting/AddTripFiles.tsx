import { useRef, useState } from 'react';
import { Button, Tooltip } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { FileField } from '../../documents/upload/FileField.tsx';
import { sendFiles } from '../../documents/upload/send-files.ts';
import { useTripConsent } from '../../documents/upload/use-consent.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSortingTexts } from '../../../translations/sorting/sorting-texts.ts';

// Files of everyone on the trip. They are stored with the traveller of this application until it is clear whose they are.
export function useTripFiles(row: Application, travellers: readonly ArrangedTraveller[]) {
  const { t } = useSortingTexts();
  const { ask, dialog } = useDialog();
  const agree = useTripConsent(travellers, ask);
  const [error, setError] = useState('');
  const { applicantUid, applicationUid } = row;
  const take = async (files: readonly File[]) => {
    setError('');
    if (files.length === 0) return;
    const { files: most } = uploadLimits.staff;
    if (files.length > most) return setError(t('tooMany', { count: most }));
    try {
      const isAgreed = await agree((name, count) => (count > 0 ? t('consentOf', { name, count }) : name));
      if (isAgreed) sendFiles(files, { applicantUid, applicationUid, forTrip: true });
    } catch (caught) {
      setError(errorText(caught));
    }
  };
  return { take, error, dialog };
}
export type TripFiles = ReturnType<typeof useTripFiles>;

export function AddTripFiles({ files, isMain = false }: { files: TripFiles; isMain?: boolean }) {
  const { t } = useSortingTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip label={t('addHint')}>
        <Button
          variant={isMain ? 'filled' : 'default'}
          leftSection={<IconUpload size={15} aria-hidden />}
          onClick={() => field.current?.click()}
        >
          {t('addFiles')}
        </Button>
      </Tooltip>
      <FileField
        ref={field}
        name={isMain ? 'trip-main' : 'trip'}
        multiple
        isForTrip
        onFiles={(chosen) => void files.take(chosen)}
      />
      <ErrorLine message={files.error} />
    </>
  );
}
