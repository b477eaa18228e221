import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

// Shown only if loading is slow.
export function StepSkeleton() {
  const { t } = useApplicantTexts();
  if (!useDelayed(true)) return <div className="step-skeleton" />;
  return (
    <div className="step-skeleton" role="status">
      <VisuallyHidden>{t('reload.loading')}</VisuallyHidden>
      <Skeleton height={168} radius={16} />
      <Skeleton height={76} radius={16} />
      <Skeleton height={76} radius={16} />
      <Skeleton height={76} radius={16} />
    </div>
  );
}
