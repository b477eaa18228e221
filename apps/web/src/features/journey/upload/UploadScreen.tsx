import { NoApplication } from '../flow/steps/NoApplication.tsx';
import { StepScreen } from '../flow/steps/StepScreen.tsx';
import { useFlowApplication } from '../flow/application/use-flow-application.ts';
import { useFlowSteps } from '../flow/steps/use-flow-steps.ts';
import { UploadStep } from './UploadStep.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function UploadScreen() {
  const { t } = useApplicantTexts();
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
