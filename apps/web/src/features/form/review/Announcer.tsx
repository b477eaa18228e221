import { VisuallyHidden } from '@mantine/core';
import { useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Announces new questions and remaining counts to screen readers.
export function Announcer() {
  const { t } = useFormTexts();
  const announced = useEditorState((now) => now.announced);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced && t(announced.text, announced.values)}
    </VisuallyHidden>
  );
}
