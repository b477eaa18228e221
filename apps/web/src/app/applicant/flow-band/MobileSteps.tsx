import { useFlowSteps } from '../../../features/journey/flow/steps/use-flow-steps.ts';
import { stepNames } from '../../../features/journey/flow/steps/step-names.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function MobileSteps() {
  const { t } = useApplicantTexts();
  const { active } = useFlowSteps();
  const name = stepNames[active]!;
  return (
    <section className="m-steps" aria-label={t('steps.label')} data-tour="bars">
      <div className="m-steps-text" aria-current="step">
        <b>{t('steps.ofNamed', { step: active + 1, label: t(`steps.${name}.label`) })}</b>
        <span>{t(`steps.${name}.description`)}</span>
      </div>
      <div
        className="m-steps-bar"
        role="progressbar"
        aria-label={t('steps.label')}
        aria-valuemin={1}
        aria-valuemax={5}
        aria-valuenow={active + 1}
        aria-valuetext={t('steps.of', { step: active + 1 })}
      >
        {stepNames.map((each, step) => (
          <i key={each} data-on={step <= active || undefined} />
        ))}
      </div>
    </section>
  );
}
