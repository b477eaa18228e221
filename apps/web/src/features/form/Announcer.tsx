import { VisuallyHidden } from '@mantine/core';
import { useWords } from './form-words.ts';
import { useWorkState } from './FormWorkProvider.tsx';

// For those who do not see questions appear and counts fall.
export function Announcer() {
  const { t } = useWords();
  const announced = useWorkState((now) => now.announced);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced && t(announced.word, announced.values)}
    </VisuallyHidden>
  );
}
