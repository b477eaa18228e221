import { IconFilesOff } from '@tabler/icons-react';
import type { EmptyTexts } from '../list.types.ts';
import { StateButton, StateFrame } from './StateFrame.tsx';

export const EmptyList = ({
  texts: { title, text, icon = IconFilesOff, action, alternative },
}: {
  texts: EmptyTexts;
}) => (
  <StateFrame icon={icon} title={title} text={text} state="empty">
    {action && <StateButton action={action} isMain />}
    {alternative && <StateButton action={alternative} />}
  </StateFrame>
);
