import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { useTranslation } from '../../lib/words.ts';

// Shaped like a step's content; what is quick shows nothing of it.
export function StepBones() {
  const { t } = useTranslation('applicant');
  if (!useDelayed(true)) return <div className="bones" />;
  return (
    <div className="bones" role="status">
      <VisuallyHidden>{t('reload.loading')}</VisuallyHidden>
      <Skeleton height={168} radius={16} />
      <Skeleton height={76} radius={16} />
      <Skeleton height={76} radius={16} />
      <Skeleton height={76} radius={16} />
    </div>
  );
}
