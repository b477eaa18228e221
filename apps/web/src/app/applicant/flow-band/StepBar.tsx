import { StepItem } from './StepItem.tsx';
import { stepNames } from '../../../features/journey/flow/steps/step-names.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function StepBar() {
  const { t } = useApplicantTexts();
  return (
    <nav aria-label={t('steps.label')} data-tour="steps">
      <ol className="steps">
        {stepNames.map((name, step) => (
          <StepItem key={name} name={name} step={step} />
        ))}
      </ol>
    </nav>
  );
}
