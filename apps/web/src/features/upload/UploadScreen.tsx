import { IconCloudUpload, IconDeviceMobile, IconFiles, IconScan } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/words.ts';
import { Ahead } from '../flow/Ahead.tsx';
import { NoApplication } from '../flow/NoApplication.tsx';
import { StepScreen } from '../flow/StepScreen.tsx';
import { useFlowSteps } from '../flow/use-flow-steps.ts';

export function UploadScreen() {
  const { t } = useTranslation('applicant');
  const { applicationUid } = useFlowSteps().state;
  return (
    <StepScreen screen="documentPlayground" title={t('upload.heading')} help={t('upload.help')}>
      {applicationUid ? (
        <>
          <Ahead step="upload" icons={[IconCloudUpload, IconFiles, IconDeviceMobile, IconScan]} />
          <Button component={Link} to={`/fileUpload?applicationUid=${applicationUid}`} variant="default" h={48} mt={16}>
            {t('upload.now')}
          </Button>
        </>
      ) : (
        <NoApplication />
      )}
    </StepScreen>
  );
}
