import { useTranslation } from '../../lib/words.ts';
import { NoApplication } from '../flow/NoApplication.tsx';
import { StepScreen } from '../flow/StepScreen.tsx';
import { useFlowApplication } from '../flow/use-flow-application.ts';
import { useFlowSteps } from '../flow/use-flow-steps.ts';
import { UploadStep } from './UploadStep.tsx';

export function UploadScreen() {
  const { t } = useTranslation('applicant');
  const isInFlow = useFlowSteps().active >= 0;
  const { application, reload } = useFlowApplication();
  if (isInFlow && application)
    return <UploadStep key={application.applicationUid} application={application} onChanged={reload} />;
  return (
    <StepScreen screen="documentPlayground" title={t('upload.heading')} help={t('upload.help')}>
      {!isInFlow && <NoApplication />}
    </StepScreen>
  );
}
