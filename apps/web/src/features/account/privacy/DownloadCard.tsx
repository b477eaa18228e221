import { Button } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { usePrivacyTexts } from '../../../translations/privacy/privacy-texts.ts';
import { downloadEverything } from './privacy.api.ts';
import { PrivacyCard } from './PrivacyCard.tsx';

export function DownloadCard() {
  const { t } = usePrivacyTexts();
  const save = useMutation({ mutationFn: downloadEverything });
  return (
    <PrivacyCard title={t('download.title')} text={t('download.text')} icon={<IconFileZip size={20} stroke={1.6} />}>
      <Button
        variant="default"
        h={46}
        fullWidth
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('download.start')}
      </Button>
      <ErrorLine message={errorText(save.error)} />
      <p className="privacy-done" role="status">
        {save.isPending && t('download.busy')}
        {save.isSuccess && t('download.done')}
      </p>
    </PrivacyCard>
  );
}
