import { IconCloudOff } from '@tabler/icons-react';
import { requestIdOf, TryAgain } from '../../feedback/TryAgain.tsx';
import { StateFrame } from './StateFrame.tsx';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  error: Error | null;
  onAgain: () => void;
  isTrying: boolean;
}

export function FailingList(again: Props) {
  const { t } = useListTexts();
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
