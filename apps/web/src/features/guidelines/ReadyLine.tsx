import { Progress } from '@mantine/core';
import type { Readiness } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';

// Where the side column stands below the list, the count stands above it too.
export function ReadyLine({ ready, total }: Readiness) {
  const { t } = useGuidelinesWords();
  const words = t('yours.progress', { count: ready, total });
  return (
    <div className="ready-line">
      <b>{words}</b>
      <Progress value={total === 0 ? 0 : (ready / total) * 100} size={6} radius="xl" aria-label={words} />
    </div>
  );
}
