import { Progress } from '@mantine/core';
import type { Readiness } from './guide.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

// Repeats the count above the list where the side column is below it.
export function ReadyLine({ ready, total }: Readiness) {
  const { t } = useGuidelinesTexts();
  const words = t('yours.progress', { count: ready, total });
  return (
    <div className="ready-line">
      <b>{words}</b>
      <Progress value={total === 0 ? 0 : (ready / total) * 100} size={6} radius="xl" aria-label={words} />
    </div>
  );
}
