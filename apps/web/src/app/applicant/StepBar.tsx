import { useTranslation } from '../../lib/words.ts';
import { StepItem } from './StepItem.tsx';
import { stepNames } from '../../features/flow/step-names.ts';

export function StepBar() {
  const { t } = useTranslation('applicant');
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
