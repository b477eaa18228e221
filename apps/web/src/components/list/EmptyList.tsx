import { IconFilesOff } from '@tabler/icons-react';
import type { EmptyWords } from './list.types.ts';
import { StateButton, StateFrame } from './StateFrame.tsx';

// One action, one alternative.
export const EmptyList = ({
  words: { title, text, icon = IconFilesOff, action, alternative },
}: {
  words: EmptyWords;
}) => (
  <StateFrame icon={icon} title={title} text={text} state="empty">
    {action && <StateButton action={action} isMain />}
    {alternative && <StateButton action={alternative} />}
  </StateFrame>
);
