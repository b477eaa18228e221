import { IconCloudOff } from '@tabler/icons-react';
import { requestIdOf, TryAgain } from '../TryAgain.tsx';
import { useListWords } from './list-words.ts';
import { StateFrame } from './StateFrame.tsx';

interface Props {
  error: Error | null;
  onAgain: () => void;
  isTrying: boolean;
}

export function FailingList(again: Props) {
  const t = useListWords();
  return (
    <StateFrame
      icon={IconCloudOff}
      title={t('failing.title')}
      text={requestIdOf(again.error) ? t('failing.text') : t('failing.plain')}
      state="failing"
    >
      <TryAgain {...again} />
    </StateFrame>
  );
}
